import GomaUI
import TerminalKit

/// A row of the table: a category with its count, or a component with its states and summary.
final class CatalogueRowView: View {
    private var row = CatalogueRow.heading(title: "", count: 0)

    /// Columns of the name and of the number of states.
    static let nameWidth = 25
    static let statesWidth = 6
    /// Fewer columns than this are no room for a summary.
    private static let leastSummary = 14

    func show(_ row: CatalogueRow) {
        self.row = row
        setNeedsDisplay()
    }

    override var accessibilityText: String? {
        switch row {
        case .heading(let title, let count): "\(title), \(count)"
        case .component(let component): "\(component.name), \(component.states.count) states, \(component.summary)"
        }
    }

    override func draw(in painter: Painter) {
        switch row {
        case .heading(let title, let count): drawHeading(title, count, painter)
        case .component(let component): draw(component, painter)
        }
    }

    private func drawHeading(_ title: String, _ count: Int, _ painter: Painter) {
        let text = DisplayText(title)
        painter.draw(text, at: .zero, style: TextStyle(.textSecondary, .bold))
        painter.draw(
            DisplayText(String(count)), at: Point(x: text.width + Spacing.xs, y: 0), style: TextStyle(.textSecondary))
    }

    private func draw(_ component: ComponentDescriptor, _ painter: Painter) {
        let columns = Self.columns(in: bounds.width)
        let name = DisplayText(component.name).truncated(to: columns.name - Spacing.xs, ellipsis: glyphs.ellipsis)
        painter.draw(name, at: Point(x: Spacing.xs, y: 0), style: TextStyle(.textPrimary))
        let states = DisplayText(String(component.states.count))
        painter.draw(
            states, at: Point(x: columns.name + Self.statesWidth - states.width, y: 0),
            style: TextStyle(.textSecondary))
        guard columns.summary > 0 else { return }
        let summary = DisplayText(component.summary).truncated(to: columns.summary, ellipsis: glyphs.ellipsis)
        painter.draw(
            summary, at: Point(x: columns.name + Self.statesWidth + Spacing.sm, y: 0),
            style: TextStyle(.textSecondary))
    }

    /// Columns of the name and of the summary in a table of some width; a summary without room is left out.
    static func columns(in width: Int) -> (name: Int, summary: Int) {
        let name = max(1, min(nameWidth, width - statesWidth))
        let summary = width - name - statesWidth - Spacing.sm
        return (name, summary >= leastSummary ? summary : 0)
    }
}
