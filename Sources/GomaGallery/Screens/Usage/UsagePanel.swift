/// The usage panel: the component's guide, its code, what can be asked of it, what it is made of and what it is a part
/// of.
final class UsagePanel: Panel, UsageScreen {
    private let presenter: UsagePresenter
    private var shownWidth = 0

    init(_ presenter: UsagePresenter) {
        self.presenter = presenter
        let list = GalleryListView()
        super.init(.usage, words: presenter.words, body: list, list: list)
        list.ranks = true
        list.opensFromFilter = true
        list.onSelect = { [weak self] _ in self?.onHintsChange?() }
        list.onActivate = { [weak presenter] in presenter?.open($0.id) }
        presenter.screen = self
    }

    override func show(_ content: PreviewContent) { presenter.show(content) }

    override func willClose() { presenter.stop() }

    override var hints: [(label: String, title: String)] {
        (presenter.use(of: list.selectedRow?.id).map { [("Enter", $0)] } ?? [])
            + [
                ("Y", text(.galleryCopyCode)), ("s", text(.gallerySaveIt)),
                ("/", text(.galleryFilter)), ("[ ]", text(.galleryState)), ("Esc", keyTitle(.close)),
            ]
    }

    /// Enter in the filter does at once what it does with the selected row.
    override var textHints: [(label: String, title: String)] {
        guard let use = presenter.use(of: list.selectedRow?.id) else { return super.textHints }
        return [("Enter", use), ("Esc", text(.galleryShowAll))]
    }

    override var keyBindings: [KeyBinding] {
        [
            KeyBinding(.copy, text(.galleryCopyCode)) { [self] in presenter.copy() },
            KeyBinding(KeyEvent(.character("s")), text(.gallerySaveCode)) { [self] in presenter.save() },
        ]
    }

    // MARK: Screen

    /// Rows are made when the width is known.
    func rowsChanged() {
        shownWidth = 0
        setNeedsLayout()
    }

    // MARK: Layout

    /// Columns of a row that are not its text: the list's marks at either side, and the text's indent.
    private static let rowMargin = 4

    override func layoutSubviews() {
        super.layoutSubviews()
        guard list.bounds.width != shownWidth else { return }
        shownWidth = list.bounds.width
        list.show(presenter.rows(width: max(30, shownWidth - Self.rowMargin)))
    }
}
