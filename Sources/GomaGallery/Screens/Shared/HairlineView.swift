/// A thin line that keeps two parts of a screen apart.
final class HairlineView: View {
    var axis: Axis { didSet { if axis != oldValue { setNeedsDisplay() } } }

    init(_ axis: Axis) {
        self.axis = axis
        super.init()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 1, height: 1) }

    override func draw(in painter: Painter) {
        let rule = axis == .horizontal ? painter.glyphs.horizontalRule : painter.glyphs.verticalRule
        painter.fill(bounds, with: rule, style: TextStyle(.separatorLine))
    }
}
