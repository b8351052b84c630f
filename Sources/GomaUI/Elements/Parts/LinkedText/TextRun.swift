/// A stretch of a text in a look of its own, which may lead elsewhere.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
    /// Whether it can have the focus and be pressed.
    package var link: String?
    /// Whether it stays on one line where that has room for it, such as a number or a name.
    package var staysWhole = false

    package init(text: String, style: TextStyle, link: String? = nil, staysWhole: Bool = false) {
        self.text = text
        self.style = style
        self.link = link
        self.staysWhole = staysWhole
    }
}
