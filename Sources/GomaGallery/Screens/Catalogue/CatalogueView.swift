import GomaUI
import TerminalKit

/// The table at the left, the living preview at the right where there is room, the status at the bottom.
final class CatalogueView: View {
    let filterField = TextField(placeholder: "name, category, tag or state")
    let table = CatalogueTable()
    let preview = PreviewView()
    let status = StatusBar()
    private let title = Label("gomaui", foreground: .textPrimary, .bold)
    private let count = Label(foreground: .textSecondary)
    private let filterMark = Label("/", foreground: .textSecondary, .bold)
    private let heads = TableHeadView()
    private let previewTitle = Label(foreground: .textPrimary, .bold)
    private let strip = StateStripView()
    private let line = HairlineView(.vertical)
    private let empty = Label(foreground: .textSecondary)

    /// Columns below which there is no room beside the table.
    private static let leastWidthForPreview = 72

    override init() {
        super.init()
        let parts: [View] = [
            title, count, filterMark, filterField, heads, table, empty, line, previewTitle, strip, preview, status,
        ]
        parts.forEach(addSubview)
        table.accessibilityIdentifier = "table"
        table.barStyle = TextStyle(.scroll)
        table.focusStyle = TextStyle(.highlightPrimaryContrast, on: .highlightPrimary, .bold)
        filterField.style = TextStyle(.textPrimary)
        filterField.placeholderStyle = TextStyle(.textSecondary)
        filterField.showsFocusMark = false
        empty.maximumLines = 0
    }

    func show(_ content: CatalogueContent, isEditingFilter: Bool) {
        let hasFilter = isEditingFilter || !content.filter.isEmpty
        count.text =
            content.shownCount == content.totalCount
            ? "\(content.totalCount) components" : "\(content.shownCount) of \(content.totalCount)"
        title.isHidden = hasFilter
        filterMark.isHidden = !hasFilter
        filterField.isHidden = !hasFilter
        empty.isHidden = content.shownCount > 0
        empty.text =
            content.totalCount == 0
            ? "No components are registered." : "Nothing matches \"\(content.filter)\". Esc shows all again."
        setNeedsLayout()
    }

    func show(preview content: PreviewContent?) {
        previewTitle.text = content?.component.name ?? ""
        strip.isHidden = content == nil
        if let content { strip.show(content.component.states, current: content.stateIndex) }
        preview.show(content?.instance.view, width: content?.component.defaultWidth ?? 0)
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        let hasPreview = width >= Self.leastWidthForPreview
        let tableWidth = hasPreview ? Self.tableWidth(in: width) : width
        let body = max(0, height - 3)
        let countWidth = count.measure(bounds.size).width
        title.frame = Rect(x: 1, y: 0, width: 10, height: 1)
        filterMark.frame = Rect(x: 1, y: 0, width: 1, height: 1)
        filterField.frame = Rect(x: 3, y: 0, width: max(0, tableWidth - countWidth - 5), height: 1)
        count.frame = Rect(x: tableWidth - countWidth - 1, y: 0, width: countWidth, height: 1)
        heads.frame = Rect(x: 1, y: 1, width: max(0, tableWidth - 2), height: 1)
        table.frame = Rect(x: 0, y: 2, width: max(0, tableWidth - 1), height: body)
        empty.frame = Rect(x: 2, y: 3, width: max(0, tableWidth - 4), height: empty.isHidden ? 0 : 3)
        if !hasPreview {
            for view in [line, previewTitle, strip, preview] { view.frame = .zero }
        } else {
            let left = tableWidth + 1
            line.frame = Rect(x: tableWidth, y: 0, width: 1, height: height - 1)
            previewTitle.frame = Rect(x: left + 2, y: 0, width: width - left - 2, height: 1)
            strip.frame = Rect(x: left, y: 1, width: width - left, height: 1)
            preview.frame = Rect(x: left, y: 2, width: width - left, height: body)
        }
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
    }

    /// A match card has the first claim on the room, then the summaries.
    private static func tableWidth(in width: Int) -> Int {
        let least = CatalogueRowView.nameWidth + CatalogueRowView.statesWidth + 2
        return max(min(least, width * 2 / 5), min(width - 70, 72))
    }
}

/// The rows of the table. The selected one is the one place with an accent, and only while the keys go to the table.
final class CatalogueTable: ListView {
    /// Called after the focus came or went.
    var onFocusChange: (() -> Void)?

    override init() {
        super.init()
        stateChanged()
    }

    override func stateChanged() {
        super.stateChanged()
        selectionForeground = .role(isFocused ? .highlightPrimaryContrast : .textPrimary)
        selectionBackground = .role(isFocused ? .highlightPrimary : .backgroundTertiary)
        selectionAttributes = isFocused ? .bold : [.bold, .underline]
    }

    override func focusChanged() {
        super.focusChanged()
        onFocusChange?()
    }
}

/// The names of the table's columns.
private final class TableHeadView: View {
    override func draw(in painter: Painter) {
        let columns = CatalogueRowView.columns(in: bounds.width)
        let style = TextStyle(.textSecondary)
        painter.draw("Name", at: Point(x: Spacing.xs, y: 0), style: style)
        painter.draw("States", at: Point(x: columns.name, y: 0), style: style)
        if columns.summary > 0 {
            painter.draw(
                "Summary", at: Point(x: columns.name + CatalogueRowView.statesWidth + Spacing.sm, y: 0), style: style)
        }
    }
}
