import GomaUI
import TerminalKit

/// The names of the table's columns; the one that the rows are sorted by has a mark.
final class TableHeadView: View {
    private var content = CatalogueContent()

    func show(_ content: CatalogueContent) {
        self.content = content
        setNeedsDisplay()
    }

    override func draw(in painter: Painter) {
        let columns = CatalogueColumns(width: bounds.width, hasCategory: !content.isGrouped)
        let isFiltered = content.isFiltered
        var x = 0
        if isFiltered {
            x += drawTitle("Best match", isSorted: true, at: 0, painter) + Spacing.sm
        } else if content.isGrouped {
            x += drawTitle("Category", isSorted: true, at: 0, painter) + Spacing.sm
        } else {
            x = Spacing.xs
        }
        drawTitle("Name", isSorted: !isFiltered && content.order == .name, at: x, painter)
        let sortsByStates = !isFiltered && content.order == .states
        let width = 6 + (sortsByStates ? 1 + glyphs.expanded.width : 0)
        drawTitle("States", isSorted: sortsByStates, at: columns.states - width, painter)
        if !columns.category.isEmpty {
            drawTitle("Category", isSorted: false, at: columns.category.lowerBound, painter)
        }
        if !columns.summary.isEmpty {
            drawTitle("Summary", isSorted: false, at: columns.summary.lowerBound, painter)
        }
    }

    /// - Returns: the columns taken.
    @discardableResult
    private func drawTitle(_ title: String, isSorted: Bool, at x: Int, _ painter: Painter) -> Int {
        let text = isSorted ? DisplayText("\(title) ") + glyphs.expanded : DisplayText(title)
        painter.draw(text, at: Point(x: x, y: 0), style: TextStyle(.textSecondary, isSorted ? .bold : []))
        return text.width
    }
}
