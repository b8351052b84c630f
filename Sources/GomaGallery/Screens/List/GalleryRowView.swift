/// Draws a row: mark, text with the letters that were searched for, and detail at the right.
final class GalleryRowView: View {
    private var row = GalleryRow(id: "", text: "")

    private static let indent = 2

    func show(_ row: GalleryRow) {
        self.row = row
        setNeedsDisplay()
    }

    override var accessibilityText: String? {
        [
            row.text, row.detail, row.isCurrent ? galleryWords.text(.galleryCurrent) : "",
            row.isEdited ? galleryWords.text(.galleryEdited) : "",
            row.isOpen.map { galleryWords.text($0 ? .galleryOpen : .galleryClosed) } ?? "",
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override func draw(in painter: Painter) {
        if row.isHeading { return drawHeading(in: painter) }
        if row.isCurrent { painter.draw(glyphs.selected, at: .zero, style: TextStyle(.textPrimary, .bold)) }
        let start = Self.textStart(of: row)
        if let isOpen = row.isOpen {
            let mark = isOpen ? glyphs.expanded : glyphs.collapsed
            painter.draw(mark, at: Point(x: start - Self.indent, y: 0), style: TextStyle(.iconPrimary))
        }
        let detail = DisplayText(glyphs.spelled(keys: row.detail)).truncated(
            to: max(0, roomForDetail(from: start)), ellipsis: glyphs.ellipsis)
        let mark = row.isEdited ? glyphs.edited : .empty
        let room = bounds.width - start - (detail.width > 0 ? detail.width + Self.indent : 0) - Self.room(for: mark)
        let width = painter.draw(
            row.text, highlighting: row.highlights, at: Point(x: start, y: 0), room: room,
            style: TextStyle(.textPrimary))
        painter.draw(mark, at: Point(x: start + width + 1, y: 0), style: TextStyle(.textPrimary, .bold))
        painter.draw(detail, at: Point(x: bounds.width - detail.width, y: 0), style: TextStyle(.textSecondary))
    }

    /// The text keeps up to half of the row.
    private func roomForDetail(from start: Int) -> Int {
        let room = bounds.width - start
        let mark = row.isEdited ? Self.room(for: glyphs.edited) : 0
        return room - Self.indent - min(DisplayText(row.text).width + mark, room / 2)
    }

    /// Columns of a mark behind the text, and of the blank before it.
    private static func room(for mark: DisplayText) -> Int { mark.isEmpty ? 0 : mark.width + 1 }

    private static func textStart(of row: GalleryRow) -> Int { indent + row.level * indent }

    /// The column behind a row's text, where there is room for all of it.
    static func textEnd(of row: GalleryRow) -> Int { textStart(of: row) + DisplayText(row.text).width }

    private func drawHeading(in painter: Painter) {
        let text = DisplayText(row.text)
        painter.draw(text, at: .zero, style: TextStyle(.textSecondary, .bold))
        painter.draw(DisplayText(row.detail), at: Point(x: text.width + 1, y: 0), style: TextStyle(.textSecondary))
    }
}
