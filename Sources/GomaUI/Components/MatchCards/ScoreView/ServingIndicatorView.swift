import TerminalKit

/// A dot on the row of the side that serves.
final class ServingIndicatorView: View {
    /// Who serves; no dot where nobody does.
    var side: ScoreSide? {
        didSet { if side != oldValue { setNeedsDisplay() } }
    }

    /// - Parameter label: what the dot means, in words.
    init(label: String) {
        super.init()
        accessibilityLabel = label
    }

    override var accessibilityValue: String? { side?.rawValue }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: glyphs.serving.width, height: 2) }

    override func draw(in painter: Painter) {
        guard let side else { return }
        painter.draw(
            painter.glyphs.serving, at: Point(x: 0, y: side == .home ? 0 : 1),
            style: TextStyle(.highlightPrimary, .bold))
    }
}
