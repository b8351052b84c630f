/// One column of a score, and how much of it is known.
public struct ScoreCellDisplayState: DisplayState {
    /// The content of the two rows.
    public enum Content: String, CaseIterable, Codable, Hashable, Sendable {
        case values
        /// Nothing to show yet.
        case missing
        /// The shape of what is loading.
        case placeholder
    }

    /// The two values, and how they look.
    public var column: ScoreColumn
    /// Whether the values are known.
    public var content: Content

    public static let blank = Self(column: ScoreColumn("", ""), content: .missing)
    public static let defaults = Self(column: ScoreColumn("", ""))

    public init(column: ScoreColumn, content: Content = .values) {
        self.column = column
        self.content = content
    }
}
