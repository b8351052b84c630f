/// The files that all pages of a site share.
enum SiteAssets {
    /// Rules for pages and pictures; the themes' colours come behind them.
    static let styleSheet = """
        /* Written by gomaui. */
        *{box-sizing:border-box}
        html{scroll-padding-top:72px;-webkit-text-size-adjust:100%}
        body{margin:0;background:var(--page);color:var(--text);font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
        a{color:inherit;text-decoration-color:var(--accent);text-underline-offset:3px}
        a:hover{text-decoration-thickness:2px}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
        .skip{position:absolute;left:-9999px}
        .skip:focus{left:8px;top:8px;z-index:3;background:var(--page);padding:8px 12px}
        .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        header{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:10px 24px;
          background:var(--card);border-bottom:1px solid var(--line)}
        .brand{font-weight:700;font-size:18px;letter-spacing:.02em;text-decoration:none}
        header form{flex:1 1 140px;min-width:0;max-width:420px}
        header .theme{margin-left:auto;font-size:14px}
        input,select{font:inherit;color:var(--text);background:var(--page);border:1px solid var(--muted);border-radius:6px;
          padding:5px 10px;max-width:100%}
        input[type=search]{width:100%}
        main{max-width:1280px;margin:0 auto;padding:24px}
        h1{font-size:34px;line-height:1.15;margin:8px 0 4px;overflow-wrap:anywhere}
        h2{font-size:21px;margin:40px 0 12px;overflow-wrap:anywhere}
        h3{font-size:16px;margin:0 0 4px;overflow-wrap:anywhere}
        h3 a{text-decoration:none}
        h3 a:hover{text-decoration:underline}
        p{margin:0 0 8px;overflow-wrap:anywhere}
        code,kbd{font-family:\(PictureSheet.fonts);font-size:.9em;overflow-wrap:anywhere}
        kbd{border:1px solid var(--line);border-radius:4px;padding:1px 6px;background:var(--card)}
        .lead{font-size:18px}
        .muted{color:var(--muted)}
        .tags{display:flex;flex-wrap:wrap;gap:6px;list-style:none;padding:0;margin:12px 0 0;font-size:14px}
        .tags a{display:block;border:1px solid var(--line);border-radius:99px;padding:1px 11px;text-decoration:none}
        .tags a:hover{border-color:var(--accent)}
        .guide{display:grid;grid-template-columns:minmax(0,1fr);gap:0 24px;max-width:900px;margin:24px 0 0}
        .guide dt{color:var(--muted);font-size:14px;padding-top:2px}
        .guide dd{margin:0 0 10px;overflow-wrap:anywhere}
        @media (min-width:640px){.guide{grid-template-columns:144px minmax(0,1fr)}}
        .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,360px),1fr));gap:16px;list-style:none;
          padding:0;margin:0}
        .card{position:relative;min-width:0;background:var(--card);border:1px solid var(--line);border-radius:10px;
          padding:14px 16px 16px;display:flex;flex-direction:column}
        .card:hover,.card:focus-within{border-color:var(--accent)}
        .card h3 a::after{content:"";position:absolute;inset:0;border-radius:10px}
        .card p{font-size:14px;margin-bottom:4px}
        .preview{--cell:12px;margin-top:auto;padding:10px;border-radius:6px;background:var(--page)}
        .preview .v{overflow:hidden;max-height:150px;-webkit-mask-image:linear-gradient(90deg,#000 90%,transparent);
          mask-image:linear-gradient(90deg,#000 90%,transparent)}
        .columns{display:grid;grid-template-columns:minmax(0,1fr);gap:0 40px}
        .body{min-width:0}
        .contents ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:0;margin:20px 0 0;font-size:14px}
        @media (min-width:960px){
          .columns{grid-template-columns:200px minmax(0,1fr)}
          .contents{position:sticky;top:64px;align-self:start;max-height:calc(100vh - 80px);overflow-y:auto}
          .contents ul{display:block;margin-top:44px}
          .contents li{margin:0 0 6px}
        }
        .state{margin:0 0 28px}
        .state:target h3 a{text-decoration:underline;text-decoration-thickness:3px}
        .frame{overflow-x:auto;padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--page)}
        .state p{color:var(--muted);font-size:14px}
        details{margin-top:6px;font-size:14px}
        summary{cursor:pointer;color:var(--muted)}
        details .frame{margin-top:8px}
        table{border-collapse:collapse;max-width:100%}
        th,td{text-align:left;vertical-align:top;padding:6px 18px 6px 0;border-bottom:1px solid var(--line);font-weight:400}
        thead th{color:var(--muted);font-size:14px}
        td{overflow-wrap:anywhere}
        .neighbours{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px;margin-top:48px}
        footer{max-width:1280px;margin:0 auto;padding:16px 24px 40px;color:var(--muted);font-size:14px}
        [hidden]{display:none!important}
        @media (max-width:480px){header,main,footer{padding-left:12px;padding-right:12px}.frame{padding:12px}h1{font-size:27px}}

        """ + HTMLPicture.styleSheet.joined(separator: "\n") + "\n"

    /// The choice of themes and the search; without it the site shows its first theme and every component.
    static let script = """
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

          const setUpSearch = () => {
            const field = document.getElementById("search");
            if (!field) return;
            const cards = [...document.querySelectorAll(".card")];
            const chapters = [...document.querySelectorAll(".chapter")];
            const found = document.getElementById("found");

            const filter = () => {
              const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
              let count = 0;
              for (const card of cards) {
                card.hidden = !words.every((word) => card.dataset.words.includes(word));
                if (!card.hidden) count += 1;
              }
              for (const chapter of chapters) chapter.hidden = !chapter.querySelector(".card:not([hidden])");
              found.textContent = words.length === 0 ? ""
                : count === 0 ? "Nothing matches. Search by name, category, tag or state."
                : `${count} of ${cards.length} match`;
            };
            const readAddress = () => {
              const match = /^#q=(.*)$/.exec(location.hash);
              if (!match) return;
              try { field.value = decodeURIComponent(match[1]); } catch { field.value = match[1]; }
              filter();
            };

            field.addEventListener("input", () => {
              const query = field.value ? `#q=${encodeURIComponent(field.value)}` : location.pathname;
              try { history.replaceState(null, "", query); } catch { /* the address stays as it was */ }
              filter();
            });
            field.form.addEventListener("submit", (event) => {
              event.preventDefault();
              const first = field.value && document.querySelector(".card:not([hidden]) a");
              if (first) first.click();
            });
            addEventListener("hashchange", readAddress);
            addEventListener("keydown", (event) => {
              const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
              if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              field.focus();
              field.select();
            });
            readAddress();
          };

          addEventListener("DOMContentLoaded", () => {
            setUpThemes();
            setUpSearch();
          });
        })();

        """
}
