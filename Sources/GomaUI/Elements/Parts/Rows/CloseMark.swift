/// A cross to press, in the middle of three columns or of whatever it is stretched to. The first column is the focus
/// mark's.
package final class CloseMark: Control {
    /// What pressing does, in words.
    private let actionTitle: String
    /// Called when it is pressed; without it the cross does not take the focus.
    package var onActivate: (() -> Void)?

    package init(actionTitle: String) {
        self.actionTitle = actionTitle
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 1) }

    override package func draw(in painter: Painter) {
        let middle = Point(x: bounds.width / 2, y: (bounds.height - 1) / 2)
        painter.draw(painter.glyphs.close, at: middle, style: TextStyle(.iconSecondary, .bold))
    }

    override package var keyBindings: [KeyBinding] { KeyBinding.activating(actionTitle, onActivate) }
}
