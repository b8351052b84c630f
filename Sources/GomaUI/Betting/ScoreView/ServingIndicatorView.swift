/// A dot on the row of the side that serves.
final class ServingIndicatorView: PartView {
    /// Who serves; no dot where nobody does.
    var side: ScoreSide? {
        didSet { if side != oldValue { setNeedsDisplay() } }
    }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        accessibilityLabel = environment.text(.serving)
    }

    override var accessibilityValue: String? {
        side.map { environment.text($0 == .home ? .spokenHome : .spokenAway) }
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: glyphs.serving.width, height: 2) }

    override func draw(in painter: Painter) {
        guard let side else { return }
        painter.draw(
            painter.glyphs.serving, at: Point(x: 0, y: side == .home ? 0 : 1),
            style: TextStyle(.textPrimary, .bold))
    }
}
