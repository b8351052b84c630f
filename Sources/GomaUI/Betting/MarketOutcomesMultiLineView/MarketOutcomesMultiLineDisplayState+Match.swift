extension MarketOutcomesMultiLineDisplayState: MatchProjection {
    package var isOn: Bool { phase == .lines }

    /// Shows the markets of a match, in their order, a line for each.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        for (index, market) in zip(lines.indices, match.markets) {
            lines[index].show(market, of: match)
        }
    }
}
