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

    override func loadView() -> View {
        let inside = GalleryView(words: services.words)
        let title = Label(choices.title, foreground: .textPrimary, .bold)
        inside.embed(StackView([title, list.growing()], axis: .vertical, spacing: 1))
        return SheetBox(
            inside, insetBy: Insets(horizontal: 1), style: .goma, isNamedBelow: false, words: services.words.title)
    }

    override func viewDidLoad() {
        list.isFilterPinned = true
        list.ranks = true
        list.field.placeholder = choices.placeholder
        list.onActivate = { [weak self] in self?.choose($0) }
        list.show(choices.rows)
        if let current = choices.rows.first(where: \.isCurrent) { list.select(id: current.id) }
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
        services.eventLog.record("choose", row.text)
        router.back()
        choices.onChoose(row)
    }
}
