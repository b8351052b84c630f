/// A small score: a few columns beside the names.
public struct InlineScoreDisplayState: DisplayState {
    /// The points of what is played first, then the periods; without any there is no score yet.
    public var columns: [InlineScoreColumnDisplayState]
    /// Whether it is there at all; a hidden score takes no room.
    public var isVisible: Bool

    public static let blank = Self(columns: [])

    public init(columns: [InlineScoreColumnDisplayState], isVisible: Bool = true) {
        self.columns = columns
        self.isVisible = isVisible
    }

    /// The column that is all of the score that is shown; `nil` where there are several, or none.
    var onlyColumn: ScoreColumn? {
        isVisible && columns.count == 1 ? ScoreColumn(columns[0].home, columns[0].away) : nil
    }
}
