/// The bar at the side of what scrolls: where the visible part lies in the whole.
package struct ScrollBar {
    /// Rows or columns in all, and those that can be seen.
    let total: Int
    let visible: Int
    /// Rows or columns before the first that can be seen.
    let offset: Int

    package init(total: Int, visible: Int, offset: Int) {
        (self.total, self.visible, self.offset) = (total, visible, offset)
    }

    var isNeeded: Bool { total > visible && visible > 0 }

    /// The thumb's place on a track as long as what is visible: it touches an end only where the content does.
    var thumb: Range<Int> {
        let length = max(1, visible * visible / max(1, total))
        let (room, hidden) = (visible - length, total - visible)
        guard room > 0, hidden > 0 else { return 0..<length }
        var start = (offset * room + hidden / 2) / hidden
        if room > 1, offset > 0 { start = max(1, start) }
        if room > 1, offset < hidden { start = min(room - 1, start) }
        return start..<start + length
    }

    /// Draws the bar down the only column of `rect`.
    package func draw(in rect: Rect, of painter: Painter, style: TextStyle) {
        guard isNeeded else { return }
        painter.fill(rect, with: painter.glyphs.scrollTrack, style: style)
        let part = Rect(x: rect.minX, y: rect.minY + thumb.lowerBound, width: 1, height: thumb.count)
        painter.fill(part, with: painter.glyphs.scrollThumb, style: style)
    }
}
