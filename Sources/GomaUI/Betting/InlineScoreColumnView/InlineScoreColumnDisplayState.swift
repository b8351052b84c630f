/// One column of a small score: what the home side has above what the away side has.
public struct InlineScoreColumnDisplayState: DisplayState, Identifiable, UnlabelledValues {
    /// What the home side has, ready to read.
    public var home: String
    /// What the away side has, ready to read.
    public var away: String
    /// What the column counts, such as "set-1".
    public var id: String
    /// Which of the two values stands out.
    public var emphasis: ScoreColumn.Emphasis
    /// Whether a rule sets what follows apart; a score draws none behind its last column.
    public var hasTrailingRule: Bool

    public static let blank = Self("", "", id: "")

    public init(
        _ home: String, _ away: String, id: String, emphasis: ScoreColumn.Emphasis = .winnerLoser,
        hasTrailingRule: Bool = false
    ) {
        self.id = id
        self.home = home
        self.away = away
        self.emphasis = emphasis
        self.hasTrailingRule = hasTrailingRule
    }

    package static var unlabelledValueCount: Int { 2 }
}
