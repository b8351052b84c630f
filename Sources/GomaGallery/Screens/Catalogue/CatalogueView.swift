/// The table, the living preview beside or below it where there is room, the status at the bottom.
final class CatalogueView: GalleryView {
    let filterField = TextField()
    let table = CatalogueTable()
    let preview = PreviewView()
    /// The preview, and the other states below it.
    private(set) lazy var states = StatesView(preview, keepsWidth: true)
    let strip = StateStripView()
    let status = StatusBar()
    private let title = Label(ProgramName.current, foreground: .textPrimary, .bold)
    private let count = Label(foreground: .textSecondary)
    private let filterMark = Label("/", foreground: .textSecondary, .bold)
    let heads = TableHeadView()
    private let previewTitle = Label(foreground: .textPrimary, .bold)
    private let sideLine = HairlineView(.vertical)
    private let lowerLine = HairlineView(.horizontal)
    private let empty = Label(foreground: .textSecondary)
    private var hasPreview = true
    /// Whether rows say their category, or will once a filter has letters.
    private var hasCategory = false
    /// Columns of the filter below which the count makes way.
    private static let leastFilterWidth = 8

    /// Called when Tab is pressed in the filter.
    var onLeaveFilter: (() -> Void)?

    override init(words: GalleryWords = .english) {
        super.init(words: words)
        filterField.placeholder = text(.galleryFilterPlaceholder)
        [
            title, count, filterMark, filterField, heads, table, empty, sideLine, lowerLine, previewTitle, strip,
            states, status,
        ].forEach(addSubview)
        table.accessibilityIdentifier = "table"
        filterField.style = TextStyle(.textPrimary)
        filterField.placeholderStyle = TextStyle(.textSecondary)
        filterField.showsFocusMark = false
        filterField.maximumLength = FuzzyQuery.longest
        empty.maximumLines = 0
    }

    func show(_ content: CatalogueContent, isEditingFilter: Bool) {
        let total = content.components.count
        let hasFilter = isEditingFilter || !content.filter.isEmpty
        count.text =
            content.isFiltered
            ? words.text(.galleryPlaceOf, ["place": String(content.shownCount), "count": String(total)])
            : words.components(total)
        title.isHidden = hasFilter
        filterMark.isHidden = !hasFilter
        filterField.isHidden = !hasFilter
        empty.isHidden = content.shownCount > 0
        empty.text =
            total == 0
            ? text(.galleryNoComponents) : words.text(.galleryNothingMatches, ["filter": content.filter])
        heads.show(content)
        hasPreview = content.hasPreview
        hasCategory = hasFilter || !content.isGrouped
        setNeedsLayout()
    }

    func show(preview content: PreviewContent?) {
        previewTitle.text = content?.component.name ?? ""
        strip.isHidden = content == nil
        preview.show(content?.instance.view, width: content?.component.defaultWidth ?? 0)
    }

    // MARK: Keys

    /// While the filter is typed, the keys that move still move in the table, and nothing but Esc and Tab leads out.
    override func handle(_ key: KeyEvent) -> Bool {
        guard filterField.isFocused else { return super.handle(key) }
        if table.takes(whileFiltering: key, leavesTab: true) { return true }
        guard key.key == .tab else { return false }
        onLeaveFilter?()
        return true
    }

    // MARK: Layout

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
        switch CatalogueLayout(in: bounds.size, hasPreview: hasPreview, hasCategory: hasCategory) {
        case .beside(let tableWidth):
            layOutTable(in: Rect(x: 0, y: 0, width: tableWidth, height: height - 1))
            sideLine.frame = Rect(x: tableWidth, y: 0, width: 1, height: height - 1)
            lowerLine.frame = .zero
            layOutPreview(in: Rect(x: tableWidth + 1, y: 0, width: width - tableWidth - 1, height: height - 1))
        case .below(let tableRows):
            layOutTable(in: Rect(x: 0, y: 0, width: width, height: tableRows + 2))
            sideLine.frame = .zero
            lowerLine.frame = Rect(x: 0, y: tableRows + 2, width: width, height: 1)
            layOutPreview(in: Rect(x: 0, y: tableRows + 3, width: width, height: height - tableRows - 4))
        case .tableAlone:
            layOutTable(in: Rect(x: 0, y: 0, width: width, height: height - 1))
            let parts: [View] = [sideLine, lowerLine, previewTitle, strip, states]
            for part in parts { part.frame = .zero }
        }
    }

    private func layOutTable(in area: Rect) {
        let countWidth = count.measure(bounds.size).width
        let titleWidth = title.measure(bounds.size).width
        let hasTitle = titleWidth + countWidth + 3 <= area.width
        title.frame = Rect(x: 1, y: 0, width: hasTitle ? titleWidth : 0, height: 1)
        filterMark.frame = Rect(x: 1, y: 0, width: 1, height: 1)
        // However small the window, the filter has room to be typed in: its keys must not become commands.
        let hasCount = filterField.isHidden || area.width - countWidth - 5 >= Self.leastFilterWidth
        let (left, right) = hasCount ? (3, countWidth + 2) : (min(3, max(0, area.width - Self.leastFilterWidth)), 0)
        filterField.frame = Rect(x: left, y: 0, width: max(1, area.width - left - right), height: 1)
        count.frame = Rect(x: area.width - countWidth - 1, y: 0, width: hasCount ? countWidth : 0, height: 1)
        heads.frame = Rect(x: 1, y: 1, width: area.width - 4, height: 1)
        table.frame = Rect(x: 0, y: 2, width: area.width - 1, height: area.height - 2)
        empty.frame = Rect(x: 2, y: 3, width: area.width - 4, height: empty.isHidden ? 0 : 3)
    }

    private func layOutPreview(in area: Rect) {
        previewTitle.frame = Rect(x: area.minX + 2, y: area.minY, width: area.width - 2, height: 1)
        strip.frame = Rect(x: area.minX, y: area.minY + 1, width: area.width, height: 1)
        states.hasRoomForTiles = StatesView.hasRoomForTiles(on: bounds.size)
        states.frame = Rect(x: area.minX, y: area.minY + 2, width: area.width, height: area.height - 2)
    }
}
