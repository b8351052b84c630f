/// A box to tick that stands before what it is about. The first column is the focus mark's.
final class TickBox: PressControl {
    private var isChecked = false

    /// - Parameter words: what the box is about, for those who hear it.
    func render(_ words: String, isChecked: Bool) {
        accessibilityLabel = words
        guard isChecked != self.isChecked else { return }
        self.isChecked = isChecked
        setNeedsDisplay()
    }

    override var accessibilityValue: String? {
        ReadingText.joined([isChecked ? controlWords.checked : controlWords.unchecked, super.accessibilityValue])
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 1 + glyphs.checked.width, height: 1) }

    override func draw(in painter: Painter) {
        let mark = isChecked ? painter.glyphs.checked : painter.glyphs.unchecked
        let role: ColorRole = isChecked ? .highlightPrimary : .iconSecondary
        let x = max(0, min(1, bounds.width - mark.width))
        painter.draw(mark, at: Point(x: x, y: 0), style: TextStyle(role, .bold))
    }
}
