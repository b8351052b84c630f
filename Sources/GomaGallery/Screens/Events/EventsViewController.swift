/// The list of everything that was done in the gallery, newest last, with a filter.
final class EventsViewController: StatusScreenController {
    private let presenter: EventsPresenter
    private let screenView: EventsView

    init(presenter: EventsPresenter) {
        self.presenter = presenter
        screenView = EventsView(words: presenter.services.words)
        super.init(presenter, showing: screenView, status: screenView.status)
        presenter.screen = self
        screenView.list.onSelect = { [weak self] _ in self?.showKeys() }
        screenView.list.onRowsChange = { [weak self] in self?.showKeys() }
    }

    override func viewWillAppear() {
        presenter.screenWillAppear()
        focusAtFirst(screenView.list.initialFocus)
    }

    override var fallbackFocus: View? { screenView.list.initialFocus }

    // MARK: Keys

    override var keyGroups: [KeySection] {
        [
            KeySection(
                text(.galleryEventsSection),
                [
                    KeyBinding(.copy, text(.galleryCopyEvent)) { [self] in
                        if let row = screenView.list.selectedRow { presenter.copy(row) }
                    },
                    KeyBinding(KeyEvent(.character("s")), text(.gallerySaveEvents)) { [self] in presenter.save() },
                    KeyBinding(KeyEvent(.escape), keyTitle(.back)) { [self] in presenter.back() },
                ] + commonBindings)
        ]
    }

    override var viewSections: [KeySection] { [screenView.list.keySection] }

    // MARK: Screen

    /// - Parameter rows: oldest first.
    func show(_ rows: [GalleryRow]) {
        screenView.show(rows)
        showKeys()
    }

    private func showKeys() { status.show(keys: hints) }

    /// Letters typed into the filter are no keys.
    override var hints: [(label: String, title: String)] {
        guard !screenView.list.field.isFocused else { return screenView.list.filterHints }
        return [
            ("/", text(.galleryFilter)), ("Y", text(.galleryCopy)), ("s", text(.gallerySave)),
            ("Esc", screenView.list.isFiltered ? text(.galleryShowAll) : keyTitle(.back)), ("?", keyTitle(.keys)),
            ("q", keyTitle(.quit)),
        ]
    }
}

/// The events' title and count, the list, the status.
private final class EventsView: GalleryView {
    let list = GalleryListView()
    let status = StatusBar()
    private let title = Label(foreground: .textPrimary, .bold)
    private let count = Label(foreground: .textSecondary)
    private let line = HairlineView(.horizontal)
    private lazy var head = StackView([title, count], spacing: Spacing.sm)

    override init(words: GalleryWords) {
        super.init(words: words)
        title.text = text(.galleryEventsSection)
        list.emptyText = LocalizationKey.galleryNoEvents
        [head, line, list, status].forEach(addSubview)
    }

    func show(_ rows: [GalleryRow]) {
        // Who looks at an older one goes on with that after a sheet.
        let isAtEnd = list.selectedRow?.id == list.shownRows.last?.id
        list.show(rows)
        if isAtEnd { list.selectLast() }
        count.text = rows.isEmpty ? "" : String(rows.count)
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        head.frame = Rect(x: 2, y: 0, width: width - 4, height: 1)
        line.frame = Rect(x: 0, y: 1, width: width, height: 1)
        list.frame = Rect(x: 0, y: 2, width: width - 1, height: height - 3)
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
    }
}
