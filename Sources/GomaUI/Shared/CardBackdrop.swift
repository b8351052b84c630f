import TerminalKit

/// The ground of a card, with its corners taken off where they are round. It stands behind everything else.
final class CardBackdrop: View {
    var ground: ColorReference {
        didSet { if ground != oldValue { setNeedsDisplay() } }
    }
    var corners: CardCorners {
        didSet { if corners != oldValue { setNeedsDisplay() } }
    }

    init(_ ground: ColorReference, corners: CardCorners = .none) {
        self.ground = ground
        self.corners = corners
        super.init()
    }

    override func draw(in painter: Painter) {
        let rows = bounds.height
        guard bounds.width > 2, rows > 0, corners != .none else {
            return painter.fill(bounds, with: ground)
        }
        painter.fill(Rect(x: 1, y: 0, width: bounds.width - 2, height: rows), with: ground)
        for y in 0..<rows {
            let (isTop, isBottom) = (y == 0 && corners.roundsTop, y == rows - 1 && corners.roundsBottom)
            for (x, cap) in [
                (0, left(isTop, isBottom, in: painter.glyphs)),
                (bounds.width - 1, right(isTop, isBottom, in: painter.glyphs)),
            ] {
                drawEdge(cap, x: x, y: y, in: painter)
            }
        }
    }

    /// One cell at the side: a part of the ground where there is a corner, else all of it. Characters that stand for a
    /// corner in ASCII are no part of a ground, so they are drawn on it.
    private func drawEdge(_ cap: DisplayText?, x: Int, y: Int, in painter: Painter) {
        let isASCII = painter.glyphs.isASCII
        if cap == nil || isASCII {
            painter.fill(Rect(x: x, y: y, width: 1, height: 1), with: ground)
        }
        guard let cap else { return }
        let style = isASCII ? TextStyle(.separatorLineSecondary) : TextStyle(foreground: ground)
        painter.draw(cap, at: Point(x: x, y: y), style: style)
    }

    private func left(_ isTop: Bool, _ isBottom: Bool, in glyphs: Glyphs) -> DisplayText? {
        switch (isTop, isBottom) {
        case (true, true): glyphs.isASCII ? glyphs.pillLeft : glyphs.selectedPillLeft
        case (true, false): glyphs.roundTopLeft
        case (false, true): glyphs.roundBottomLeft
        case (false, false): nil
        }
    }

    private func right(_ isTop: Bool, _ isBottom: Bool, in glyphs: Glyphs) -> DisplayText? {
        switch (isTop, isBottom) {
        case (true, true): glyphs.isASCII ? glyphs.pillRight : glyphs.selectedPillRight
        case (true, false): glyphs.roundTopRight
        case (false, true): glyphs.roundBottomRight
        case (false, false): nil
        }
    }
}
