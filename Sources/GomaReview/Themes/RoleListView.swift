/// The roles of a theme, one a row, with a patch and a sample of each.
package final class RoleListView: View {
    private var rows: [RoleListing.Row] = []
    private var measured: (width: Int, columns: RoleColumns)?

    package func show(_ listing: RoleListing?) {
        rows = listing?.rows ?? []
        measured = nil
        setNeedsLayout()
    }

    /// The columns in a list of some width.
    package func columns(in width: Int) -> RoleColumns {
        if let measured, measured.width == width { return measured.columns }
        let columns = RoleColumns(rows, width: width)
        measured = (width, columns)
        return columns
    }

    package override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: rows.count) }

    package override func draw(in painter: Painter) {
        let columns = columns(in: bounds.width)
        for (y, row) in rows.enumerated() {
            painter.fill(Rect(x: 0, y: y, width: RoleColumns.swatchWidth, height: 1), with: row.swatch)
            painter.draw(
                " Aa ", at: Point(x: RoleColumns.swatchWidth, y: y),
                style: TextStyle(foreground: row.sample.foreground, background: row.sample.background))
            for place in columns.places {
                let text = DisplayText(glyphs.spelled(words: place.column.text(of: row))).truncated(
                    to: place.width, ellipsis: glyphs.ellipsis, mode: place.column == .name ? .middle : .end)
                let offset = place.column == .ratio ? place.width - text.width : 0
                painter.draw(
                    text, at: Point(x: place.x + offset, y: y),
                    style: TextStyle(place.column == .name ? .textPrimary : .textSecondary))
            }
        }
    }
}
