/// The way in which the widgets of a toolbar's line share its columns.
public enum ToolbarLineMode: String, CaseIterable, Codable, Hashable, Sendable {
    /// Each takes what it needs; spaces take the rest.
    case flex
    /// All take the same.
    case split
}
