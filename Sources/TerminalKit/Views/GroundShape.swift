/// The shape of a view's ground: how its ends and corners look.
public enum GroundShape: Hashable, Sendable {
    /// Filled to its edges.
    case square
    /// With the upper or the lower corners taken off. A single row has no corner to take off at either side alone, so with
    /// both it is filled to its edges, as wide as what it stands with; so it is in ASCII, which has no part of a cell.
    case rounded(top: Bool, bottom: Bool)
    /// Half a cell of the ground at either side of each row, so that one row looks round.
    case pill
    /// The same of what is out of use: where the ground cannot be seen, its ends are lines with gaps.
    case faintPill

    /// With all corners taken off.
    public static let round = Self.rounded(top: true, bottom: true)
}

extension Painter {
    /// A ground in its shape. What is taken off at its corners shows what lies below.
    func drawGround(_ ground: ColorReference, shaped shape: GroundShape, in area: Rect) {
        let caps = caps(of: shape, height: area.height)
        guard area.width > 2, !caps.isEmpty else { return fill(area, with: ground) }
        fill(area.inset(by: Insets(horizontal: 1)), with: ground)
        let style = TextStyle(foreground: ground, attributes: shape == .faintPill ? .dim : [])
        for row in 0..<area.height {
            let (left, right) = (Point(x: area.minX, y: area.minY + row), Point(x: area.maxX - 1, y: area.minY + row))
            guard let ends = caps[row] else {
                for end in [left, right] { fill(Rect(origin: end, size: Size(width: 1, height: 1)), with: ground) }
                continue
            }
            draw(ends.left, at: left, style: style)
            draw(ends.right, at: right, style: style)
        }
    }

    /// The ends of rows that are not filled to their edges.
    private func caps(of shape: GroundShape, height: Int) -> [Int: (left: DisplayText, right: DisplayText)] {
        switch shape {
        case .square: return [:]
        case .pill, .faintPill:
            let ends = (glyphs.selectedPillLeft, glyphs.selectedPillRight)
            return Dictionary(uniqueKeysWithValues: (0..<height).map { ($0, ends) })
        case .rounded(let top, let bottom):
            guard !glyphs.isASCII, height > (top && bottom ? 1 : 0) else { return [:] }
            var caps: [Int: (left: DisplayText, right: DisplayText)] = [:]
            if top { caps[0] = (glyphs.roundTopLeft, glyphs.roundTopRight) }
            if bottom { caps[height - 1] = (glyphs.roundBottomLeft, glyphs.roundBottomRight) }
            return caps
        }
    }
}
