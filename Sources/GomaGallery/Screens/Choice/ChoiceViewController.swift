/// A list to choose from, in a sheet: typing finds, Enter goes back to where it began and does there what was chosen, Esc
/// leaves all as it is.
final class ChoiceViewController: ViewController {
    private let choices: ChoiceList
    private let services: GalleryServices
    private let router: GalleryRouter
    private let list = GalleryListView()

    /// Columns that the sheet takes where there are as many, and what its frame takes of them and of the rows.
    private static let width = 76
    private static let frame = Size(width: 6, height: 6)

    init(_ choices: ChoiceList, services: GalleryServices, router: GalleryRouter) {
        (self.choices, self.services, self.router) = (choices, services, router)
        super.init()
    }

    override func loadView() -> View { ChoiceView(title: choices.title, list: list, words: services.words) }

    override func viewDidLoad() {
        list.isFilterPinned = true
        list.ranks = true
        list.field.placeholder = choices.placeholder
        list.onActivate = { [weak self] in self?.choose($0) }
        list.show(choices.rows)
        if let id = choices.selectedID { list.select(id: id) }
    }

    override func viewWillAppear() {
        window?.update()
        window?.focus(list.initialFocus)
    }

    override var fallbackFocus: View? { list.initialFocus }

    override func preferredSheetSize(in size: Size) -> Size {
        let rows = choices.rows.count { !$0.isFolded } + Self.frame.height
        return Size(width: min(Self.width, size.width), height: min(rows, max(size.height * 4 / 5, 12), size.height))
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if key == KeyEvent(.escape) || key == .control("p") {
            services.eventLog.record("choose nothing")
            router.back()
        }
        return true
    }

    private func choose(_ row: GalleryRow) {
        guard let action = choices.actions[row.id] else { return }
        services.eventLog.record("choose", row.text)
        router.back()
        action()
    }
}

/// The sheet: a title, and the list below it.
private final class ChoiceView: GalleryView {
    private let title: Label
    private let list: GalleryListView

    init(title: String, list: GalleryListView, words: GalleryWords) {
        self.title = Label(title, foreground: .textPrimary, .bold)
        self.list = list
        super.init(words: words)
        border = .light
        borderStyle = TextStyle(.separatorLine)
        background = .role(.backgroundTertiary)
        addSubview(self.title)
        addSubview(list)
    }

    override func layoutSubviews() {
        let area = contentBounds
        let inside = Rect(x: area.minX + 1, y: area.minY, width: max(0, area.width - 2), height: area.height)
        title.frame = Rect(x: inside.minX, y: inside.minY, width: inside.width, height: min(1, inside.height))
        list.frame = Rect(
            x: inside.minX, y: inside.minY + 2, width: inside.width, height: max(0, inside.height - 2))
    }
}
