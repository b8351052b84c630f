import TerminalKit

extension Glyph {
    /// Beside what a press copies.
    static let copy = Self("copy", unicode: "❐", ascii: "cp")
}
