/// A cell's look at some depth, ready for a terminal.
package struct TerminalStyle: Hashable, Sendable {
    package var foreground: TerminalColor
    package var background: TerminalColor
    package var attributes: TextAttributes

    package init(foreground: TerminalColor, background: TerminalColor, attributes: TextAttributes) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
