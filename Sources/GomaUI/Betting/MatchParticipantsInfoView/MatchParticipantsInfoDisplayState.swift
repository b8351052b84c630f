/// The participants of a match, and how it stands.
public struct MatchParticipantsInfoDisplayState: DisplayState {
    /// Whether the sides stand beside or below each other.
    public var layout: MatchParticipantsLayout
    /// The home side's name.
    public var home: String
    /// The away side's name.
    public var away: String
    /// When the match begins, or how it stands.
    public var matchState: MatchState
    /// The score in columns, and who serves; `nil` where the overall one of the match shows.
    public var score: ScoreDisplayState?

    public static let blank = Self(home: "", away: "", matchState: .preLive(start: nil, now: nil))

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

    /// The score in columns, where it is seen: not before the match begins; nobody serves once it is over.
    public var shownScore: ScoreDisplayState? {
        switch matchState {
        case .preLive: nil
        case .live: score
        case .ended: score.map { ScoreDisplayState(phase: $0.phase, columns: $0.columns) }
        }
    }
}
