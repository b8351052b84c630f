/// A row of the table: a category with its count, or a component with its states and summary.
final class CatalogueRowView: View {
    enum Content {
        case heading(Category, count: Int)
        /// - Parameter namesCategory: whether the row says its category.
        case component(ComponentDescriptor, SearchMarks, namesCategory: Bool)
    }

    private var content = Content.heading(.betting, count: 0)
    private weak var table: CatalogueTable?

    init(in table: CatalogueTable) {
        self.table = table
        super.init()
    }

    func show(_ content: Content) {
        self.content = content
        setNeedsDisplay()
    }

    override var accessibilityText: String? {
        switch content {
        case .heading(let category, let count): "\(category.title), \(count)"
        case .component(let component, let marks, _):
            galleryWords.text(
                .galleryRowSpoken,
                [
                    "component": component.name, "states": galleryWords.states(component.states.count),
                    "summary": marks.note ?? component.summary,
                ])
        }
    }

    override func draw(in painter: Painter) {
        switch content {
        case .heading(let category, let count): drawHeading(category.title, count, painter)
        case .component(let component, let marks, let namesCategory):
            draw(
                component, marks,
                CatalogueColumns(width: table?.columnsWidth ?? bounds.width, hasCategory: namesCategory), painter)
        }
    }

    private func drawHeading(_ title: String, _ count: Int, _ painter: Painter) {
        let text = DisplayText(title)
        painter.draw(text, at: .zero, style: TextStyle(.textSecondary, .bold))
        painter.draw(
            DisplayText(String(count)), at: Point(x: text.width + Spacing.xs, y: 0), style: TextStyle(.textSecondary))
    }

    private func draw(
        _ component: ComponentDescriptor, _ marks: SearchMarks, _ columns: CatalogueColumns, _ painter: Painter
    ) {
        painter.draw(
            component.name, highlighting: marks.name, at: Point(x: Spacing.xs, y: 0),
            room: columns.name - Spacing.xs, style: TextStyle(.textPrimary))
        let states = DisplayText(String(component.states.count))
        painter.draw(states, at: Point(x: columns.states - states.width, y: 0), style: TextStyle(.textSecondary))
        func draw(_ text: String, highlighting places: [Int], in columns: Range<Int>) {
            guard !columns.isEmpty else { return }
            painter.draw(
                text, highlighting: places, at: Point(x: columns.lowerBound, y: 0), room: columns.count,
                style: TextStyle(.textSecondary))
        }
        let text = marks.note == nil ? columns.summary : columns.note
        draw(marks.note ?? component.summary, highlighting: marks.text, in: text)
        if !text.overlaps(columns.category) {
            draw(component.category.title, highlighting: marks.category, in: columns.category)
        }
    }
}
