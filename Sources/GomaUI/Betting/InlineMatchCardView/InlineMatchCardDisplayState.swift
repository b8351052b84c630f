/// A match in a dense list: when it is played, who plays, how it stands, and its prices.
public struct InlineMatchCardDisplayState: DisplayState {
    /// Tells the match from others in the list.
    public var id: String
    /// The line above the sides: time, signs, count of markets.
    public var header: CompactMatchHeaderDisplayState
    /// The home side's name.
    public var home: String
    /// The away side's name.
    public var away: String
    /// The score in a few columns; `nil` where there is none, as before the match.
    public var score: InlineScoreDisplayState?
    /// A score that also tells who serves, shown in place of ``score``; `nil` where that one shows.
    public var detailedScore: ScoreDisplayState?
    /// The prices beside the sides.
    public var outcomes: CompactOutcomesLineDisplayState

    public static let blank = Self(id: "", header: .blank, home: "", away: "", outcomes: .blank)

    public init(
        id: String, header: CompactMatchHeaderDisplayState, home: String, away: String,
        score: InlineScoreDisplayState? = nil, detailedScore: ScoreDisplayState? = nil,
        outcomes: CompactOutcomesLineDisplayState
    ) {
        self.id = id
        self.header = header
        self.home = home
        self.away = away
        self.score = score
        self.detailedScore = detailedScore
        self.outcomes = outcomes
    }

    /// The score in a few columns, where it is seen: not beside the one that also tells who serves.
    public var shownScore: InlineScoreDisplayState? { detailedScore == nil ? score : nil }
}
