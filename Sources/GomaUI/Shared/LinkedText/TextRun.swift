import TerminalKit

/// A stretch of a text in a look of its own, which may lead elsewhere.
struct TextRun: Hashable, Sendable {
    var text: String
    var style: TextStyle
    /// Whether it can have the focus and be pressed.
    var isLink = false
    /// Whether it stays on one line where that has room for it, such as a number or a name.
    var staysWhole = false
}
