import GomaUI
import TerminalKit

/// Draws a row: mark, text with the letters that were searched for, and detail at the right.
final class GalleryRowView: View {
    private var row = GalleryRow(id: "", text: "")

    private static let indent = 2

    func show(_ row: GalleryRow) {
        self.row = row
        setNeedsDisplay()
    }

    override var accessibilityText: String? {
        [row.text, row.detail, row.isCurrent ? "current" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override func draw(in painter: Painter) {
        if row.isHeading { return drawHeading(in: painter) }
        if row.isCurrent { painter.draw(glyphs.selected, at: .zero, style: TextStyle(.textPrimary, .bold)) }
        let start = Self.indent + row.level * Self.indent
        let detail = DisplayText(row.detail).truncated(
            to: max(0, min(DisplayText(row.detail).width, bounds.width - start - 4)), ellipsis: glyphs.ellipsis)
        let room = bounds.width - start - (detail.width > 0 ? detail.width + Self.indent : 0)
        painter.draw(
            row.text, highlighting: row.highlights, at: Point(x: start, y: 0), room: room,
            style: TextStyle(.textPrimary))
        painter.draw(
            detail, at: Point(x: bounds.width - detail.width, y: 0), style: TextStyle(.textSecondary))
    }

    private func drawHeading(in painter: Painter) {
        let text = DisplayText(row.text)
        painter.draw(text, at: .zero, style: TextStyle(.textSecondary, .bold))
        painter.draw(DisplayText(row.detail), at: Point(x: text.width + 1, y: 0), style: TextStyle(.textSecondary))
    }
}
