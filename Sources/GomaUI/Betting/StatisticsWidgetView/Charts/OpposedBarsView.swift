/// Two numbers against each other, as bars that grow from the middle to both sides. They are half a row high, clear of the
/// captions above them.
final class OpposedBarsView: View {
    private static let leftStyle = TextStyle(.statsHome)
    private static let rightStyle = TextStyle(.statsAway)
    /// The ground over which the bars grow; where only whole cells can be shown it is not there.
    private static let trackStyle = TextStyle(foreground: .level(.control))
    /// Both numbers, and the one as long as a side.
    var values = (left: 0.0, right: 0.0, upper: 0.0) { didSet { if values != oldValue { setNeedsDisplay() } } }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(proposal.width, 21), height: 1) }

    /// Both sides are equally long, with one blank column or two between them.
    override func draw(in painter: Painter) {
        let side = (bounds.width - 1) / 2
        guard side > 0 else { return }
        let start = bounds.width - side
        let scale = ChartScale(to: values.upper)
        let (left, right) = (scale.steps(for: values.left, of: side), scale.steps(for: values.right, of: side))
        if let track = painter.glyphs.lowerHalf {
            for x in [0, start] {
                painter.fill(Rect(x: x, y: 0, width: side, height: 1), with: track, style: Self.trackStyle)
            }
        }
        let bar = painter.glyphs.lowerHalf ?? painter.glyphs[.fullCell]
        painter.fill(Rect(x: side - left, y: 0, width: left, height: 1), with: bar, style: Self.leftStyle)
        painter.fill(Rect(x: start, y: 0, width: right, height: 1), with: bar, style: Self.rightStyle)
    }
}
