/// How well a text answers to what was typed: the letters in their order, with others between them or not.
struct FuzzyMatch: Hashable, Comparable {
    /// The better the higher.
    let score: Int
    /// Places of the letters in the text, counted in characters.
    let places: [Int]

    /// - Parameter query: what was typed; the empty one matches everything. Words stand in any order, all have to match.
    /// - Returns: `nil` where a letter is missing.
    init?(_ query: String, in text: String) {
        let words = query.lowercased().split(separator: " ").map(Array.init)
        let original = Array(text)
        let letters = original.map { Character($0.lowercased().first.map(String.init) ?? " ") }
        var score = 0
        var places: Set<Int> = []
        for word in words {
            guard let match = Self.best(word, in: letters, original: original) else { return nil }
            score += match.score
            places.formUnion(match.places)
        }
        self.score = score
        self.places = places.sorted()
    }

    static func < (a: FuzzyMatch, b: FuzzyMatch) -> Bool { a.score < b.score }

    /// Points for a letter that follows the one before, that begins a word, and that begins the text.
    private static let (following, beginningWord, beginningText) = (8, 6, 4)

    /// The best of the ways that begin at each place of the first letter, each going on to the nearest next letter that
    /// follows on or begins a word, or else to the nearest.
    private static func best(
        _ word: [Character], in letters: [Character], original: [Character]
    ) -> (score: Int, places: [Int])? {
        var best: (score: Int, places: [Int])?
        for start in letters.indices where letters[start] == word[0] {
            guard let places = way(of: word, from: start, in: letters, original: original) else { continue }
            let score = score(of: places, original: original)
            if score > best?.score ?? .min { best = (score, places) }
        }
        return best
    }

    private static func way(
        of word: [Character], from start: Int, in letters: [Character], original: [Character]
    ) -> [Int]? {
        var places = [start]
        for letter in word.dropFirst() {
            let next = (places.last ?? start) + 1
            guard next < letters.count else { return nil }
            let candidates = (next..<letters.count).filter { letters[$0] == letter }
            guard let nearest = candidates.first else { return nil }
            let beginning = candidates.first { beginsWord($0, original) }
            places.append(nearest == next ? nearest : beginning ?? nearest)
        }
        return places
    }

    private static func score(of places: [Int], original: [Character]) -> Int {
        var score = 0
        for (index, place) in places.enumerated() {
            if place == 0 { score += beginningText }
            if beginsWord(place, original) { score += beginningWord }
            if index > 0, places[index - 1] == place - 1 { score += following }
        }
        let spread = (places.last ?? 0) - places[0] - places.count + 1
        return score - spread - original.count / 8
    }

    private static func beginsWord(_ place: Int, _ text: [Character]) -> Bool {
        guard place > 0 else { return true }
        let (before, here) = (text[place - 1], text[place])
        return !before.isLetter && !before.isNumber || before.isLowercase && here.isUppercase
    }
}
