/// The names of the table's columns; the one that the rows are sorted by has a mark. A click on another sorts by it.
final class TableHeadView: View {
    private var content = CatalogueContent()
    /// Told the order that was clicked.
    var onSort: ((CatalogueOrder) -> Void)?

    func show(_ content: CatalogueContent) {
        self.content = content
        setNeedsDisplay()
    }

    override func draw(in painter: Painter) {
        for title in titles {
            painter.draw(
                title.text, at: Point(x: title.x, y: 0),
                style: TextStyle(.textSecondary, title.isSorted ? .bold : []))
        }
    }

    /// What is found by typing is ranked by how well it fits, and by nothing else.
    override func handle(_ mouse: MouseEvent) -> Bool {
        guard case .press(.left) = mouse.action, !content.isFiltered,
            let title = titles.first(where: { $0.x..<$0.x + $0.text.width ~= mouse.location.x }),
            let order = title.order, let onSort
        else { return false }
        onSort(order)
        return true
    }

    private struct Title {
        let text: DisplayText
        let x: Int
        var isSorted = false
        /// The order that it stands for.
        var order: CatalogueOrder?
    }

    private var titles: [Title] {
        let columns = CatalogueColumns(width: bounds.width, hasCategory: !content.isGrouped)
        let sorted = content.isFiltered ? nil : content.order
        var titles: [Title] = []
        func add(_ name: String, _ order: CatalogueOrder?, at x: Int, isSorted: Bool) {
            let text = isSorted ? DisplayText("\(name) ") + glyphs.expanded : DisplayText(name)
            titles.append(Title(text: text, x: x, isSorted: isSorted, order: order))
        }
        if content.isFiltered {
            add(galleryWords.text(.galleryBestMatch), nil, at: 0, isSorted: true)
        } else if content.isGrouped {
            add(galleryWords.text(.galleryHeadCategory), .category, at: 0, isSorted: true)
        }
        let nameStart = titles.first.map { $0.text.width + Spacing.sm } ?? Spacing.xs
        add(galleryWords.text(.galleryHeadName), .name, at: nameStart, isSorted: sorted == .name)
        let states = galleryWords.text(.galleryStatesSection)
        let statesWidth = DisplayText(states).width + (sorted == .states ? 1 + glyphs.expanded.width : 0)
        add(states, .states, at: columns.states - statesWidth, isSorted: sorted == .states)
        if !columns.category.isEmpty {
            add(galleryWords.text(.galleryHeadCategory), .category, at: columns.category.lowerBound, isSorted: false)
        }
        if !columns.summary.isEmpty {
            add(galleryWords.text(.galleryHeadSummary), nil, at: columns.summary.lowerBound, isSorted: false)
        }
        return titles
    }
}
