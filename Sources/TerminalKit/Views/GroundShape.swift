/// The shape of a view's ground: how its ends look.
public enum GroundShape: Hashable, Sendable {
    /// Filled to its edges.
    case square
    /// Half a cell of the ground at either side of each row, so that one row looks round.
    case pill
    /// The same of what is out of use: where the ground cannot be seen, its ends are lines with gaps.
    case faintPill
}

extension Painter {
    /// A ground in its shape. What is taken off at its ends shows what lies below.
    func drawGround(_ ground: ColorReference, shaped shape: GroundShape, in area: Rect) {
        guard area.width > 2, shape != .square else { return fill(area, with: ground) }
        fill(area.inset(by: Insets(horizontal: 1)), with: ground)
        let style = TextStyle(foreground: ground, attributes: shape == .faintPill ? .dim : [])
        for y in area.minY..<area.maxY {
            draw(glyphs.selectedPillLeft, at: Point(x: area.minX, y: y), style: style)
            draw(glyphs.selectedPillRight, at: Point(x: area.maxX - 1, y: y), style: style)
        }
    }
}
