/// The quality of a fuzzy match: the letters in their order, with others between them or not.
package struct FuzzyMatch: Hashable {
    /// The better the higher.
    package let score: Int
    /// Places of the letters in the text, counted in characters.
    package let places: [Int]

    /// - Parameter query: what was typed; the empty one matches everything. Words stand in any order, all have to match.
    /// - Returns: `nil` where a letter is missing.
    package init?(_ query: FuzzyQuery, in text: FuzzyText) {
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
}
