/// A dot on the row of the side that serves.
final class ServingIndicatorView: View {
    /// Who serves; no dot where nobody does.
    var side: ScoreSide? {
        didSet { if side != oldValue { setNeedsDisplay() } }
    }

    private let names: [ScoreSide: String]

    /// - Parameters:
    ///   - label: what the dot means, in words.
    ///   - names: what the sides are called.
    init(label: String, names: [ScoreSide: String]) {
        self.names = names
        super.init()
        accessibilityLabel = label
    }

    override var accessibilityValue: String? { side.flatMap { names[$0] } }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: glyphs.serving.width, height: 2) }

    override func draw(in painter: Painter) {
        guard let side else { return }
        painter.draw(
            painter.glyphs.serving, at: Point(x: 0, y: side == .home ? 0 : 1),
            style: TextStyle(.textPrimary, .bold))
    }
}
