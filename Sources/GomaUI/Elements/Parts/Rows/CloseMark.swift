/// A cross to press, in the middle of three columns or of whatever it is stretched to. The first column is the focus
/// mark's.
package final class CloseMark: PressControl {
    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 1) }

    override package func draw(in painter: Painter) {
        let middle = Point(x: bounds.width / 2, y: (bounds.height - 1) / 2)
        painter.draw(painter.glyphs.close, at: middle, style: TextStyle(.iconSecondary, .bold))
    }
}
