/// Who plays, and how it stands.
public struct MatchParticipantsInfoDisplayState: DisplayState {
    public var layout: MatchParticipantsLayout
    public var home: String
    public var away: String
    public var matchState: MatchState
    /// The score in columns, and who serves; without it the overall one of the match shows.
    public var score: ScoreDisplayState?

    public static let blank = Self(home: "", away: "", matchState: .preLive(date: "", time: ""))

    public init(
        layout: MatchParticipantsLayout = .horizontal, home: String, away: String, matchState: MatchState,
        score: ScoreDisplayState? = nil
    ) {
        self.layout = layout
        self.home = home
        self.away = away
        self.matchState = matchState
        self.score = score
    }
}

extension MatchParticipantsInfoDisplayState {
    /// The score in columns, where it is seen: not before the match begins.
    public var shownScore: ScoreDisplayState? {
        switch matchState {
        case .preLive: nil
        case .live, .ended: score
        }
    }
}
