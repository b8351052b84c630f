/// A score as a row of columns, for any sport.
public struct ScoreDisplayState: DisplayState {
    /// Whether there is a score, or it is on its way.
    public var phase: ScorePhase
    /// Periods and totals, from left to right.
    public var columns: [ScoreColumn]
    /// Whose turn it is to serve; `nil` where that is not told, as in sports without a serve.
    public var serving: ScoreSide?

    public static let blank = Self(phase: .idle)
    public static let defaults = Self()

    public init(phase: ScorePhase = .display, columns: [ScoreColumn] = [], serving: ScoreSide? = nil) {
        self.phase = phase
        self.columns = columns
        self.serving = serving
    }

    /// The column that is all of the score that is shown; `nil` where there are several, or none.
    var onlyColumn: ScoreColumn? { phase == .display && columns.count == 1 ? columns[0] : nil }
}
