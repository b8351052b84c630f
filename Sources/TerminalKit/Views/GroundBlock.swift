extension Painter {
    /// A ground whose first and last row are half a row high, so that it is a block that stands by itself: three rows look
    /// like two. Where it cannot be told from what lies below, its edges are a hairline; see ``StyleResolver``.
    /// - Parameter isOff: whether it is out of use, so that its hairline has gaps.
    func drawBlock(_ ground: ColorReference, isOff: Bool, in area: Rect) {
        let (right, bottom) = (area.maxX - 1, area.maxY - 1)
        func draw(_ half: DisplayText, _ place: TextAttributes, in part: Rect) {
            fill(part, with: half, style: TextStyle(foreground: ground, attributes: isOff ? place.union(.dim) : place))
        }
        fill(area.inset(by: Insets(1)), with: ground)
        for (y, half) in [(area.minY, "▄"), (bottom, "▀")] as [(Int, DisplayText)] {
            draw(half, .blockLeft, in: Rect(x: area.minX, y: y, width: 1, height: 1))
            draw(half, .blockSide, in: Rect(x: area.minX + 1, y: y, width: area.width - 2, height: 1))
            draw(half, .blockRight, in: Rect(x: right, y: y, width: 1, height: 1))
        }
        for x in [area.minX, right] {
            draw("█", .blockSide, in: Rect(x: x, y: area.minY + 1, width: 1, height: area.height - 2))
        }
    }

    /// A ground of whole rows that stands by itself, such as that of a picture which has not come. Where it cannot be told
    /// from the page, its edges are a hairline: they are drawn in their own ground, so that nothing of them shows before.
    /// One in which a short text has no room inside an edge has none.
    /// - Parameter line: the colour of its border where there are no parts of cells.
    package func drawTile(_ ground: ColorReference, line: ColorReference, in area: Rect) {
        fill(area, with: ground)
        guard area.width >= 6, area.height >= 3 else { return }
        guard !glyphs.isASCII else {
            return drawBorder(.light, in: area, style: TextStyle(foreground: line, background: ground))
        }
        let style = TextStyle(foreground: ground.asOwnEdge, background: ground, attributes: .blockSide)
        let (right, bottom) = (area.maxX - 1, area.maxY - 1)
        for (y, left, middle, end) in [(area.minY, "▛", "▀", "▜"), (bottom, "▙", "▄", "▟")]
            as [(Int, DisplayText, DisplayText, DisplayText)]
        {
            fill(Rect(x: area.minX, y: y, width: 1, height: 1), with: left, style: style)
            fill(Rect(x: area.minX + 1, y: y, width: area.width - 2, height: 1), with: middle, style: style)
            fill(Rect(x: right, y: y, width: 1, height: 1), with: end, style: style)
        }
        for (x, side) in [(area.minX, "▌"), (right, "▐")] as [(Int, DisplayText)] {
            fill(Rect(x: x, y: area.minY + 1, width: 1, height: area.height - 2), with: side, style: style)
        }
    }
}

extension ColorReference {
    /// What is left of a ground that is out of use.
    private static let faintShare = 0.4

    /// The ground between this one and what it lies on: fainter, and still there. A mixture is what it is.
    package func faint(on below: ColorReference) -> ColorReference {
        guard case .role(let over) = kind, let base = below.mainRole, over != base else { return self }
        let faint = ColorReference.blend(over, share: Self.faintShare, on: base)
        return isOwnEdge ? faint.asOwnEdge : faint
    }

    /// The one role that it is, or mostly is.
    package var mainRole: ColorRole? {
        switch kind {
        case .role(let role): role
        case .blend(let base, let over, let share): share < 0.5 ? base : over
        case .terminalDefault, .rgb: nil
        }
    }
}
