/// Texts in the columns of a table: one row of it, or its header.
final class TableRowView: View {
    private var cells: [Cell] = []
    /// Where the columns stand.
    var widths: ColumnWidths? {
        didSet { if widths != oldValue { setNeedsDisplay() } }
    }

    private struct Cell: Equatable {
        let content: TableCell
        let text: DisplayText
        let alignment: TextAlignment
    }

    func show(_ contents: [TableCell], in columns: [TableColumn]) {
        let new = zip(contents, columns).map { content, column in
            Cell(content: content, text: DisplayText(content.text), alignment: column.alignment)
        }
        guard new != cells else { return }
        cells = new
        setNeedsDisplay()
    }

    /// Cells that each text takes.
    var wishes: [Int] { cells.map(\.text.width) }

    override var accessibilityText: String? {
        ReadingText.joined(cells.map(\.content.text))
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: widths?.total ?? 0, height: 1) }

    override func draw(in painter: Painter) {
        guard let widths else { return }
        for (cell, (x, width)) in zip(cells, zip(widths.starts, widths.widths)) {
            let room = min(width, bounds.width - x)
            guard room > 0 else { continue }
            let text = cell.text.truncated(to: room, ellipsis: painter.glyphs.ellipsis)
            painter.draw(
                text, at: Point(x: x + text.offset(in: room, alignment: cell.alignment), y: 0),
                style: cell.content.style)
        }
    }
}
