/// A theme in the list: a mark where it is in use, and its name.
final class ThemeRowView: View {
    private var row = ThemesContent.Row(name: "", title: "", isReadable: true, isInUse: false)

    func show(_ row: ThemesContent.Row) {
        self.row = row
        setNeedsDisplay()
    }

    override var accessibilityText: String? {
        row.isInUse
            ? galleryWords.text(.galleryInUse, ["name": row.name, "title": row.title]) : "\(row.name), \(row.title)"
    }

    override func draw(in painter: Painter) {
        let mark = row.isInUse ? glyphs.selected : row.isReadable ? .empty : glyphs.error
        painter.draw(mark, at: .zero, style: TextStyle(row.isReadable ? .textPrimary : .alertError, .bold))
        let x = glyphs.selected.width + Spacing.xs
        let name = DisplayText(row.name).truncated(to: max(0, bounds.width - x), ellipsis: glyphs.ellipsis)
        painter.draw(name, at: Point(x: x, y: 0), style: TextStyle(row.isReadable ? .textPrimary : .textSecondary))
    }
}
