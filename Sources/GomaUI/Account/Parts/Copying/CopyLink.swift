/// A text that a press copies, and for a moment the word in its place on whether it was copied. The first column is the
/// focus mark's.
package final class CopyLink: PressControl {
    private let environment: ViewEnvironment
    /// Where the text stands in room that it does not fill.
    private let alignment: TextAlignment
    /// The look of the text.
    package var textStyle = TextStyle(.strongCaption, .textPrimary) {
        didSet { if textStyle != oldValue { setNeedsDisplay() } }
    }
    private var text = ""
    private var canBeCopied = false
    private var phase = CopyPhase.none

    package init(in environment: ViewEnvironment, actionTitle: String, alignment: TextAlignment = .leading) {
        self.environment = environment
        self.alignment = alignment
        super.init(actionTitle: actionTitle)
    }

    /// - Parameter canBeCopied: off where the text is only read.
    package func render(_ text: String, canBeCopied: Bool, _ phase: CopyPhase) {
        if text != self.text || canBeCopied != self.canBeCopied { setNeedsLayout() }
        if phase != self.phase { setNeedsDisplay() }
        (self.text, self.canBeCopied, self.phase) = (text, canBeCopied, phase)
    }

    /// What has become of the copy, while that is said.
    private func outcome(_ phase: CopyPhase) -> (mark: DisplayText, words: String, role: ColorRole)? {
        switch phase {
        case .none, .asked: nil
        case .done: (glyphs.success, environment.text(.copied), .alertSuccess)
        case .failed: (glyphs.error, environment.text(.notCopied), .alertError)
        }
    }

    override package var accessibilityText: String? { outcome(phase)?.words ?? (text.isEmpty ? nil : text) }

    /// Room for the text and for the words in its place, so that nothing moves when it is copied.
    override package func sizeThatFits(_ proposal: Size) -> Size {
        guard !text.isEmpty else { return .zero }
        let phases = canBeCopied ? [CopyPhase.none, .done, .failed] : [.none]
        let width = phases.map { marked($0).width }.max() ?? 0
        return Size(width: width + Spacing.xs, height: 1)
    }

    override package func draw(in painter: Painter) {
        let room = max(0, bounds.width - Spacing.xs)
        let outcome = outcome(phase)
        let shown = marked(phase)
            .truncated(to: room, ellipsis: painter.glyphs.ellipsis, mode: outcome == nil ? .middle : .end)
        let x = Spacing.xs + shown.offset(in: room, alignment: alignment)
        let style = outcome.map { TextStyle(.strongCaption, $0.role) } ?? textStyle
        painter.draw(shown, at: Point(x: x, y: 0), style: style)
    }

    /// The mark of what can be copied before the text, or what has become of the copy.
    private func marked(_ phase: CopyPhase) -> DisplayText {
        if let outcome = outcome(phase) { return outcome.mark + DisplayText(" \(outcome.words)") }
        return canBeCopied ? glyphs[.copy] + DisplayText(" \(text)") : DisplayText(text)
    }

    override package var keyBindings: [KeyBinding] { canBeCopied ? super.keyBindings : [] }
}
