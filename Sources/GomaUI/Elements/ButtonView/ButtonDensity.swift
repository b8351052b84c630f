/// The room that a button takes around its title.
public enum ButtonDensity: String, CaseIterable, Codable, Hashable, Sendable {
    /// One row, for cards and lists.
    case compact
    /// Three rows, unless transparent.
    case regular
    /// Three rows, and wide at the sides.
    case large
}
