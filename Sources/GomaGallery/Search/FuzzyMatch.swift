/// The quality of a fuzzy match: the letters in their order, with others between them or not.
struct FuzzyMatch: Hashable, Comparable {
    /// The better the higher.
    let score: Int
    /// Places of the letters in the text, counted in characters.
    let places: [Int]

    /// - Parameter query: what was typed; the empty one matches everything. Words stand in any order, all have to match.
    /// - Returns: `nil` where a letter is missing.
    init?(_ query: String, in text: String) { self.init(FuzzyQuery(query), in: FuzzyText(text)) }

    init?(_ query: FuzzyQuery, in text: FuzzyText) {
        var score = 0
        var places: Set<Int> = []
        for word in query.words {
            guard let match = word.match(in: text) else { return nil }
            score += match.score
            places.formUnion(match.places)
        }
        self.score = score
        self.places = places.sorted()
    }

    static func < (a: FuzzyMatch, b: FuzzyMatch) -> Bool { a.score < b.score }
}
