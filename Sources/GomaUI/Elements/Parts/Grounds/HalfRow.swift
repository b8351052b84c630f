/// The upper edge of a ground that begins in the middle of a row; blank where there is no part of a cell.
package final class HalfRow: View {
    private let ground: ColorReference

    package init(of ground: ColorReference) {
        self.ground = ground
        super.init()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: 0, height: 1) }

    override package func draw(in painter: Painter) {
        guard let half = painter.glyphs.lowerHalf else { return }
        painter.fill(bounds, with: half, style: TextStyle(foreground: ground))
    }
}
