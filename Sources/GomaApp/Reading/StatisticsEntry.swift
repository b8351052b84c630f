/// What is counted of a match beside its score, as a file or a feed holds it: `{"possession": [58, 42], "shots": [12, 7]}`.
struct StatisticsEntry: Decodable {
    let statistics: [MatchStatistic]

    /// - Throws: `DecodingError` for what nobody counts, for anything but two numbers, and for those that no match has.
    init(from decoder: any Decoder) throws {
        let tallies = try decoder.singleValueContainer().decode([String: [Int]].self)
        func wrong(_ words: String) -> DecodingError {
            .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: words))
        }
        for name in tallies.keys.sorted() where MatchStatistic.Kind(rawValue: name) == nil {
            let known = MatchStatistic.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw wrong("wants \(known), and \"\(name)\" is none of them")
        }
        statistics = try MatchStatistic.Kind.allCases.compactMap { kind in
            guard let tally = tallies[kind.rawValue] else { return nil }
            guard tally.count == 2, tally.allSatisfy(Self.range.contains) else {
                throw wrong(
                    "wants two numbers from 0 to \(Self.range.upperBound) for \(kind.rawValue), home's and away's")
            }
            return MatchStatistic(kind, Tally(tally[0], tally[1]))
        }
    }

    private static let range = 0...9_999
}
