/// What a market is called: what is known everywhere, to be worded in the language of the moment, or a name.
package enum MarketName: Hashable, Sendable {
    /// What is counted above a line, or below.
    package enum Count: CaseIterable, Hashable, Sendable {
        case goals, runs, points, sets
        /// Goals by a line between two quarters.
        case asianGoals
    }

    case matchResult, winner, doubleChance, drawNoBet, bothScore, firstSet
    case total(Count, MarketLine)
    /// What is added to what home has.
    case handicap(MarketLine)
    /// What a feed or a file calls it.
    case named(String)
}

extension MarketName: ExpressibleByStringLiteral {
    package init(stringLiteral name: String) { self = .named(name) }
}
