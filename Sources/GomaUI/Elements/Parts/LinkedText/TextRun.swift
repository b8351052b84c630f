import TerminalKit

/// A stretch of a text in a look of its own, which may lead elsewhere.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
    /// Whether it can have the focus and be pressed.
    package var isLink = false
    /// Whether it stays on one line where that has room for it, such as a number or a name.
    package var staysWhole = false

    package init(text: String, style: TextStyle, isLink: Bool = false, staysWhole: Bool = false) {
        self.text = text
        self.style = style
        self.isLink = isLink
        self.staysWhole = staysWhole
    }
}
