import TerminalKit

/// A text that a press copies, and for a moment the word that it was copied in its place. The first column is the focus
/// mark's.
package final class CopyLink: Control {
    private let environment: ViewEnvironment
    /// What copying does, in words.
    private let actionTitle: String
    /// Where the text stands in room that it does not fill.
    private let alignment: TextAlignment
    /// The look of the text.
    package var textStyle = TextStyle(.strongCaption, .textPrimary) {
        didSet { if textStyle != oldValue { setNeedsDisplay() } }
    }
    private var text = ""
    private var canBeCopied = false
    private var isCopied = false
    /// Called when the text is to be copied.
    package var onCopy: (() -> Void)?

    package init(in environment: ViewEnvironment, actionTitle: String, alignment: TextAlignment = .leading) {
        self.environment = environment
        self.actionTitle = actionTitle
        self.alignment = alignment
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    /// - Parameter canBeCopied: off where the text is only read.
    package func render(_ text: String, canBeCopied: Bool, isCopied: Bool) {
        if text != self.text || canBeCopied != self.canBeCopied { setNeedsLayout() }
        if isCopied != self.isCopied { setNeedsDisplay() }
        (self.text, self.canBeCopied, self.isCopied) = (text, canBeCopied, isCopied)
    }

    override package var accessibilityText: String? { isCopied ? environment.text(.copied) : text.isEmpty ? nil : text }

    /// Room for the text and for the word in its place, so that nothing moves when it is copied.
    override package func sizeThatFits(_ proposal: Size) -> Size {
        guard !text.isEmpty else { return .zero }
        let wish = marked(text, isCopied: false).width
        let width = canBeCopied ? max(wish, marked(environment.text(.copied), isCopied: true).width) : wish
        return Size(width: width + Spacing.xs, height: 1)
    }

    override package func draw(in painter: Painter) {
        let room = max(0, bounds.width - Spacing.xs)
        let shown = marked(isCopied ? environment.text(.copied) : text, isCopied: isCopied)
            .truncated(to: room, ellipsis: painter.glyphs.ellipsis, mode: isCopied ? .end : .middle)
        let x = Spacing.xs + shown.offset(in: room, alignment: alignment)
        let style = isCopied ? TextStyle(.strongCaption, .alertSuccess) : textStyle
        painter.draw(shown, at: Point(x: x, y: 0), style: style)
    }

    /// The mark of what can be copied, or of what was, before a text.
    private func marked(_ text: String, isCopied: Bool) -> DisplayText {
        guard canBeCopied || isCopied else { return DisplayText(text) }
        return (isCopied ? glyphs.success : glyphs[.copy]) + DisplayText(" \(text)")
    }

    override package var keyBindings: [KeyBinding] {
        guard canBeCopied else { return [] }
        return [KeyBinding(.activate, actionTitle) { [self] in onCopy?() }]
    }
}
