/// A whole match: where it belongs, who plays, how it stands, and the prices of its main market.
public struct TallOddsMatchCardDisplayState: DisplayState, Identifiable {
    /// Tells the match from others in the list.
    public var id: String
    /// The line above the sides: competition, time, favourite. It is of the card's match, whatever its own ID says.
    public var header: MatchHeaderDisplayState
    /// The home side's name.
    public var home: String
    /// The away side's name.
    public var away: String
    /// How the match stands; `nil` where there is no score, as before the match.
    public var score: ScoreDisplayState?
    /// The line above the prices: market, signs, count of markets.
    public var marketInfo: MarketInfoLineDisplayState
    /// The prices, one line for each market. They are of the card's match, whatever they say themselves.
    public var outcomes: MarketOutcomesMultiLineDisplayState
    /// What the card stands on.
    public var ground: MatchCardGround

    public static let blank = Self(
        id: "", header: .blank, home: "", away: "", marketInfo: .blank, outcomes: .blank)

    public init(
        id: String, header: MatchHeaderDisplayState, home: String, away: String, score: ScoreDisplayState? = nil,
        marketInfo: MarketInfoLineDisplayState, outcomes: MarketOutcomesMultiLineDisplayState,
        ground: MatchCardGround = .card
    ) {
        self.id = id
        self.header = header
        self.header.id = id
        self.home = home
        self.away = away
        self.score = score
        self.marketInfo = marketInfo
        self.outcomes = outcomes
        self.ground = ground
    }

    /// The line above the sides, of the card's match.
    var shownHeader: MatchHeaderDisplayState {
        var header = header
        header.id = id
        return header
    }

    /// The prices, of the card's match.
    var shownOutcomes: MarketOutcomesMultiLineDisplayState {
        get {
            var outcomes = outcomes
            outcomes.matchID = id
            for index in outcomes.lines.indices { outcomes.lines[index].matchID = nil }
            return outcomes
        }
        set {
            let known = outcomes
            outcomes = newValue
            outcomes.matchID = known.matchID
            for (index, line) in zip(outcomes.lines.indices, known.lines) {
                outcomes.lines[index].matchID = line.matchID
            }
        }
    }
}
