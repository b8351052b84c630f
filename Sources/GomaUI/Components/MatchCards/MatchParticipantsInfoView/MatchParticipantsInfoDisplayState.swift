/// Who plays, and how it stands.
public struct MatchParticipantsInfoDisplayState: DisplayState {
    public var layout: MatchParticipantsLayout
    public var home: String
    public var away: String
    public var status: MatchStatus
    /// The score in columns, and who serves; without it the status' own score shows.
    public var score: ScoreDisplayState?

    public static let blank = Self(home: "", away: "", status: .preLive(date: "", time: ""))

    public init(
        layout: MatchParticipantsLayout = .horizontal, home: String, away: String, status: MatchStatus,
        score: ScoreDisplayState? = nil
    ) {
        self.layout = layout
        self.home = home
        self.away = away
        self.status = status
        self.score = score
    }
}
