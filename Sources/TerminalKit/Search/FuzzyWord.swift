/// A word of a search, as it was typed.
package struct FuzzyWord: Hashable, Sendable {
    /// The way of a word's letters through a text.
    package struct Way {
        /// The better the higher.
        package var score = 0
        /// Whether a letter stands alone inside a word of the text.
        package var isLoose = false
    }

    /// In lower case, one code for each character.
    package let codes: [UInt32]
    package let letters: LetterSet

    /// Points for a letter that follows the one before, that begins a word, and that begins the text.
    private static let (following, beginningWord, beginningText) = (8, 6, 4)

    /// - Parameter text: not empty.
    package init(_ text: some StringProtocol) {
        codes = text.map(FuzzyText.code)
        letters = codes.reduce(into: LetterSet()) { $0.insert($1) }
    }

    /// The best way through a text, with the places of the letters.
    package func match(in text: FuzzyText) -> (score: Int, places: [Int])? {
        var best: (score: Int, places: [Int])?
        forEachWay(in: text, recordsPlaces: true) { way, places in
            if way.score > best?.score ?? .min { best = (way.score, places) }
        }
        return best
    }

    /// The best way through a text; `nil` where there is none.
    package func way(in text: FuzzyText) -> Way? {
        var best: Way?
        forEachWay(in: text, recordsPlaces: false) { way, _ in
            if way.score > best?.score ?? .min { best = way }
        }
        return best
    }

    /// The word with two letters side by side in each other's place that has the best way through a text, none of it loose; `nil`
    /// where none has, and for words that are too short to be mistyped rather than meant.
    package func transposed(in text: FuzzyText) -> (word: FuzzyWord, way: Way)? {
        guard codes.count >= Self.leastTransposed, text.letters.mayContain(letters) else { return nil }
        var best: (word: FuzzyWord, way: Way)?
        for place in codes.indices.dropLast() where codes[place] != codes[place + 1] {
            let word = FuzzyWord(self, swappingAt: place)
            guard let way = word.way(in: text), !way.isLoose, way.score > best?.way.score ?? .min else { continue }
            best = (word, way)
        }
        return best
    }

    /// Letters of a word from which on two of them may have changed places.
    private static let leastTransposed = 3

    private init(_ word: FuzzyWord, swappingAt place: Int) {
        var codes = word.codes
        codes.swapAt(place, place + 1)
        self.codes = codes
        letters = word.letters
    }

    /// The places of the letters where they stand side by side in a text; `nil` where they do not.
    package func placesTogether(in text: FuzzyText) -> [Int]? {
        guard text.letters.mayContain(letters), codes.count <= text.codes.count else { return nil }
        let start = (0...(text.codes.count - codes.count)).first { start in
            codes.indices.allSatisfy { text.codes[start + $0] & FuzzyText.codeMask == codes[$0] }
        }
        return start.map { Array($0..<($0 + codes.count)) }
    }

    /// Places of the first letter from which ways are tried.
    private static let mostStarts = 24

    /// Tries the ways that begin at the first places of the first letter, each going on to the nearest next letter that
    /// follows on or begins a word, or else to the nearest; a way that is lost so is tried by nearest letters alone.
    private func forEachWay(in text: FuzzyText, recordsPlaces: Bool, _ body: (Way, [Int]) -> Void) {
        guard text.letters.mayContain(letters), codes.count <= text.codes.count else { return }
        var places: [Int] = []
        text.codes.withUnsafeBufferPointer { letters in
            codes.withUnsafeBufferPointer { word in
                var starts = 0
                for start in 0...(letters.count - word.count)
                where letters[start] & FuzzyText.codeMask == word[0] {
                    starts += 1
                    guard starts <= Self.mostStarts else { return }
                    let way =
                        Self.walk(word, letters, start, skipsToBeginnings: true, recordsPlaces, &places)
                        ?? Self.walk(word, letters, start, skipsToBeginnings: false, recordsPlaces, &places)
                    // Where the nearest letters do not suffice, none of the later starts does either.
                    guard let way else { return }
                    body(way, places)
                }
            }
        }
    }

    /// Goes through a text from `start`; `nil` where a letter is missing.
    private static func walk(
        _ word: UnsafeBufferPointer<UInt32>, _ letters: UnsafeBufferPointer<UInt32>, _ start: Int,
        skipsToBeginnings: Bool, _ recordsPlaces: Bool, _ places: inout [Int]
    ) -> Way? {
        if recordsPlaces { places = [start] }
        var way = Way(score: start == 0 ? beginningText : 0)
        if letters[start] & FuzzyText.wordBegin != 0 { way.score += beginningWord }
        var last = start
        for index in 1..<max(1, word.count) {
            guard let place = next(word[index], in: letters, after: last, skipsToBeginnings) else { return nil }
            let isBegin = letters[place] & FuzzyText.wordBegin != 0
            if isBegin { way.score += beginningWord }
            if place == last + 1 { way.score += following }
            if !isBegin, place != last + 1 { way.isLoose = true }
            if recordsPlaces { places.append(place) }
            last = place
        }
        way.score -= last - start - word.count + 1 + letters.count / 8
        return way
    }

    private static func next(
        _ code: UInt32, in letters: UnsafeBufferPointer<UInt32>, after last: Int, _ skipsToBeginnings: Bool
    ) -> Int? {
        var nearest: Int?
        var place = last + 1
        while place < letters.count {
            let letter = letters[place]
            if letter & FuzzyText.codeMask == code {
                if place == last + 1 || !skipsToBeginnings || letter & FuzzyText.wordBegin != 0 { return place }
                nearest = nearest ?? place
            }
            place += 1
        }
        return nearest
    }
}
