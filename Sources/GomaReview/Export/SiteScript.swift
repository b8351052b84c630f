/// The choice of themes, and the search, of a site; without it the site shows its first theme and every component.
enum SiteScript {
    static let text = themes + SiteSearchScript.text + search

    private static let themes = #"""
        // Written by gomaui.
        "use strict";
        (() => {
          const key = "gomaui-theme";
          const root = document.documentElement;
          const themes = root.dataset.themes.split(" ").map((theme) => theme.split(":"));
          const isKnown = (name) => themes.some(([known]) => known === name);

          // Some browsers keep nothing for pages that come from a folder.
          const stored = () => { try { return localStorage.getItem(key); } catch { return null; } };
          const store = (name) => { try { localStorage.setItem(key, name); } catch { /* chosen for this page alone */ } };

          const wish = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
          const suited = themes.find(([, appearance]) => appearance === wish) || themes[0];
          root.dataset.theme = isKnown(stored()) ? stored() : suited[0];

          const setUpThemes = () => {
            const choice = document.getElementById("theme");
            choice.value = root.dataset.theme;
            choice.addEventListener("change", () => {
              root.dataset.theme = choice.value;
              store(choice.value);
            });
          };


        """#

    private static let search = #"""
          // On a component's page a search leads to the index; there it shows what was found in place of the chapters.
          const setUpSearch = () => {
            const field = document.getElementById("search");
            const address = () => `#q=${encodeURIComponent(field.value)}`;
            addEventListener("keydown", (event) => {
              const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
              if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              field.focus();
              field.select();
            });
            field.addEventListener("keydown", (event) => {
              if (event.key !== "Escape") return;
              event.preventDefault();
              field.value = "";
              field.dispatchEvent(new Event("input"));
              field.blur();
            });
            if (document.getElementById("results")) return setUpResults(field, address);
            field.form.addEventListener("submit", (event) => {
              event.preventDefault();
              location.href = field.form.action + address();
            });
          };

          const setUpResults = (field, address) => {
            const cards = [...document.querySelectorAll(".card")];
            const homes = cards.map((card) => card.parentElement);
            const links = cards.map((card) => card.querySelector("a"));
            const counts = cards.map((card) => card.querySelector(".count").textContent);
            const facts = cards.map((card) => JSON.parse(card.dataset.facts));
            const entries = facts.map(entry);
            const chapters = [...document.querySelectorAll(".chapter")];
            const results = document.getElementById("results");
            const found = document.getElementById("found");
            let shown = cards;

            // A state that was named is where the link leads.
            const lead = (place, state) => {
              links[place].hash = state < 0 ? "" : facts[place].anchors[state];
              cards[place].querySelector(".count").textContent =
                state < 0 ? counts[place] : `${facts[place].states[state]}, one of ${counts[place]}`;
            };
            const filter = () => {
              const isAll = field.value.trim() === "";
              cards.forEach((card, place) => lead(place, -1));
              if (isAll) {
                cards.forEach((card, place) => homes[place].append(card));
                shown = cards;
                found.textContent = "";
              } else {
                const hits = rankedHits(field.value, entries);
                hits.forEach(({ place, state }) => lead(place, state));
                shown = hits.map(({ place }) => cards[place]);
                results.querySelector("ul").replaceChildren(...shown);
                found.textContent = hits.length === 0 ? "Nothing matches. Search by name, category, tag or state."
                  : `${hits.length} of ${cards.length} match`;
              }
              results.hidden = isAll;
              for (const chapter of chapters) chapter.hidden = !isAll;
            };
            const readAddress = () => {
              const match = /^#q=(.*)$/.exec(location.hash);
              if (!match) return;
              try { field.value = decodeURIComponent(match[1]); } catch { field.value = match[1]; }
              filter();
            };

            field.addEventListener("input", () => {
              try { history.replaceState(null, "", field.value ? address() : location.pathname); } catch { /* as it was */ }
              filter();
            });
            field.form.addEventListener("submit", (event) => {
              event.preventDefault();
              if (field.value && shown.length > 0) shown[0].querySelector("a").click();
            });
            // Up and down go through what is shown, from the field on and back into it.
            addEventListener("keydown", (event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              const place = shown.findIndex((card) => card.contains(document.activeElement));
              const isHere = place >= 0 || document.activeElement === field;
              if (!step || !isHere || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
              event.preventDefault();
              if (place + step < 0) field.focus();
              else shown[Math.min(place + step, shown.length - 1)]?.querySelector("a").focus();
            });
            addEventListener("hashchange", readAddress);
            readAddress();
          };

          addEventListener("DOMContentLoaded", () => {
            setUpThemes();
            setUpSearch();
          });
        })();

        """#
}
