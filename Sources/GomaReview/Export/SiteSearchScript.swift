/// The search of the site in the browser's language: it finds and ranks as the gallery does, by the same rules and points.
enum SiteSearchScript {
    /// Defines `rankedHits(query, entries)`: the places of what answers to all words of a query, best first, each with that of
    /// the state that was named, or -1.
    static let text = #"""
          // Points for a letter that follows the one before, that begins a word, and that begins the text.
          const [following, beginningWord, beginningText] = [8, 6, 4];
          const fields = ["wholeName", "wholeState", "nameAndState", "name", "category", "tag", "state", "summary",
            "transposedName", "looseName"];
          const [longestQuery, longestText, mostStarts, leastTransposed] = [100, 256, 24, 3];

          // A letter with what is combined with it is one, as in the gallery.
          const charactersOf = (text) => Array.from(text.replace(/\p{M}/gu, ""));
          const plainLetters = new Map(Object.entries({\#(plainLetters)})
            .flatMap(([plain, marked]) => Array.from(marked, (one) => [one, plain])));
          const lower = (character) => {
            const letter = Array.from(character.toLowerCase())[0];
            return plainLetters.get(letter) ?? letter;
          };
          const isWordPart = (character) => /[\p{L}\p{N}]/u.test(character);
          const namePart = (characters) => characters.filter((one) => /[\p{Alphabetic}\p{N}+]/u.test(one)).join("");

          const fuzzyText = (text) => {
            const characters = charactersOf(text).slice(0, longestText);
            return {
              codes: characters.map(lower),
              begins: characters.map((one, place) => {
                const before = place > 0 ? characters[place - 1] : " ";
                return !isWordPart(before) || /\p{Lu}/u.test(one) && /\p{Ll}/u.test(before);
              }),
            };
          };

          const next = (code, text, last, skipsToBeginnings) => {
            let nearest = -1;
            for (let place = last + 1; place < text.codes.length; place += 1) {
              if (text.codes[place] !== code) continue;
              if (place === last + 1 || !skipsToBeginnings || text.begins[place]) return place;
              if (nearest < 0) nearest = place;
            }
            return nearest;
          };

          const walk = (word, text, start, skipsToBeginnings) => {
            let score = (start === 0 ? beginningText : 0) + (text.begins[start] ? beginningWord : 0);
            let isLoose = false;
            let last = start;
            for (const code of word.slice(1)) {
              const place = next(code, text, last, skipsToBeginnings);
              if (place < 0) return null;
              const follows = place === last + 1;
              if (text.begins[place]) score += beginningWord;
              if (follows) score += following;
              if (!text.begins[place] && !follows) isLoose = true;
              last = place;
            }
            score -= last - start - word.length + 1 + Math.floor(text.codes.length / 8);
            return { score, isLoose };
          };

          // The best way of a word's letters through a text, others between them or not.
          const way = (word, text) => {
            let best = null;
            let starts = 0;
            for (let start = 0; start + word.length <= text.codes.length; start += 1) {
              if (text.codes[start] !== word[0]) continue;
              starts += 1;
              if (starts > mostStarts) break;
              const found = walk(word, text, start, true) ?? walk(word, text, start, false);
              if (!found) break;
              if (!best || found.score > best.score) best = found;
            }
            return best;
          };

          // With two letters side by side in each other's place.
          const transposed = (word, text) => {
            let best = null;
            for (let place = 0; word.length >= leastTransposed && place + 1 < word.length; place += 1) {
              if (word[place] === word[place + 1]) continue;
              const other = [...word];
              [other[place], other[place + 1]] = [word[place + 1], word[place]];
              const found = way(other, text);
              if (found && !found.isLoose && (!best || found.score > best.score)) best = found;
            }
            return best;
          };

          const entry = ({ name, category, tags, states, summary }) => {
            let text = "";
            const end = (texts) => {
              text += texts.map((one) => `${charactersOf(one).map(lower).join("")}\n`).join("");
              return text.length;
            };
            const ends = [["category", end([category])], ["tag", end(tags)], ["state", end(states)],
              ["summary", end([summary])]];
            const whole = (one) => namePart(charactersOf(one).map(lower));
            return { name: fuzzyText(name), wholeName: whole(name), states: states.map(whole), text, ends };
          };

          const inTexts = (word, { text, ends }) => {
            const place = text.indexOf(word.join(""));
            if (place < 0) return null;
            const before = place > 0 ? text[place - 1] : "\n";
            const isBegin = !/[0-9a-z]|[^\x00-\x7f]/.test(before);
            return {
              score: (isBegin ? beginningWord : 0) + (before === "\n" ? beginningText : 0),
              field: ends.find(([, end]) => place < end)[0],
            };
          };

          const hit = (words, entry) => {
            let [field, score] = ["name", 0];
            const worse = (other) => {
              if (fields.indexOf(other) > fields.indexOf(field)) field = other;
            };
            for (const word of words) {
              const inName = way(word, entry.name);
              const inText = inName && !inName.isLoose ? null : inTexts(word, entry);
              const swapped = inName && !inName.isLoose || inText ? null : transposed(word, entry.name);
              const found = inName && !inName.isLoose ? inName : inText ?? swapped ?? inName;
              if (!found) return null;
              score += found.score;
              if (found === inText) worse(inText.field);
              else if (found === swapped) worse("transposedName");
              else if (inName.isLoose) field = "looseName";
            }
            const name = namePart(words.flat());
            const stateOf = (words) => {
              const name = namePart(words.flat());
              return name === "" ? -1 : entry.states.indexOf(name);
            };
            let state = -1;
            if (name !== "" && name === entry.wholeName) {
              field = "wholeName";
            } else if (stateOf(words) >= 0) {
              [field, state] = ["wholeState", stateOf(words)];
            } else if (fields.indexOf(field) > fields.indexOf("name")) {
              for (let place = 1; place < words.length && state < 0; place += 1) {
                const [first, last] = [words.slice(0, place), words.slice(place)];
                for (const [named, stated] of [[first, last], [last, first]]) {
                  const isNamed = named.every((word) => way(word, entry.name)?.isLoose === false);
                  if (state < 0 && isNamed && stateOf(stated) >= 0) [field, state] = ["nameAndState", stateOf(stated)];
                }
              }
            }
            return { rank: fields.indexOf(field), score, state };
          };

          const rankedHits = (query, entries) => {
            const words = charactersOf(query).slice(0, longestQuery).join("").split(/[ -]+/).filter(Boolean)
              .map((word) => Array.from(word, lower));
            return entries.map((entry, place) => ({ place, ...hit(words, entry) })).filter(({ rank }) => rank !== undefined)
              .sort((a, b) => a.rank - b.rank || b.score - a.score || a.place - b.place);
          };

        """#

    private static let plainLetters = FuzzyText.markedLetters.map { #"\#($0): "\#($1)""# }.joined(separator: ", ")
}
