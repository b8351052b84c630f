/// The views behind the component's cells: moving among them outlines them on the preview.
final class InspectorPanel: Panel, InspectorScreen {
    private let presenter: InspectorPresenter
    private let preview: PreviewView
    private let inspector = InspectorView()
    private let inspection = InspectionView()
    private var isStale = true

    init(_ presenter: InspectorPresenter, preview: PreviewView) {
        self.presenter = presenter
        self.preview = preview
        super.init(.inspector, words: presenter.words, body: inspector, list: inspector.list)
        inspector.onLayout = { [weak self] in self?.showWhatIs() }
        inspector.list.onSelect = { [weak presenter] in presenter?.select($0.id) }
        inspector.list.onRowsChange = { [weak self] in self?.followFilter() }
        inspection.onClick = { [weak presenter] in presenter?.inspect($0) }
        inspection.onComponentChange = { [weak self] in self?.componentChanged() }
        presenter.screen = self
        preview.inspection = inspection
    }

    override func show(_ content: PreviewContent) {
        presenter.show(content)
        isStale = true
        inspector.askForLayout()
    }

    override func willClose() { preview.inspection = nil }

    override func componentGotKeys() { inspection.isInteractive = false }

    override func componentLostKeys() { inspection.isInteractive = true }

    override func themeChanged() { if !isStale { inspector.show(presenter.facts) } }

    // MARK: What is

    func inspectionChanged() {
        showInspection()
        if let cell = presenter.inspection.cell { preview.revealInComponent(cell) }
    }

    private func componentChanged() {
        guard !isStale else { return }
        isStale = true
        inspector.askForLayout()
    }

    /// The component has been laid out by now, so its views are where they will be seen.
    private func showWhatIs() {
        guard isStale else { return }
        presenter.update()
        inspector.list.show(presenter.rows)
        showInspection()
        isStale = false
    }

    /// What is looked at stays selected as long as a filter finds it; else what is selected in its place is looked at.
    private func followFilter() {
        guard !isStale else { return }
        if inspector.list.shownRows.contains(where: { $0.id == presenter.selectedRowID }) {
            inspector.list.select(id: presenter.selectedRowID)
        } else if let row = inspector.list.selectedRow {
            presenter.select(row.id)
        }
    }

    private func showInspection() {
        inspector.list.select(id: presenter.selectedRowID)
        inspector.show(presenter.facts)
        inspection.show(presenter.inspection)
    }

    // MARK: Keys

    override var hints: [(label: String, title: String)] {
        [
            ("j k", text(.galleryViewHint)), ("H J K L", text(.galleryCellHint)),
            ("Y", text(.galleryCopyIt)), ("/", text(.galleryFilter)), ("Tab", text(.galleryGoInside)),
            ("Esc", keyTitle(.close)),
        ]
    }

    override var keyBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.left), text(.galleryViewAround)) { [self] in presenter.selectOuter() },
            KeyBinding(KeyEvent(.right), text(.galleryViewInside)) { [self] in presenter.selectInner() },
            cell("H", .left, text(.galleryCellLeft), x: -1, y: 0),
            cell("J", .down, text(.galleryCellBelow), x: 0, y: 1),
            cell("K", .up, text(.galleryCellAbove), x: 0, y: -1),
            cell("L", .right, text(.galleryCellRight), x: 1, y: 0),
            KeyBinding(.copy, text(.galleryCopyCell)) { [self] in presenter.copyCell() },
        ]
    }

    private func cell(_ letter: Character, _ arrow: Key, _ title: String, x: Int, y: Int) -> KeyBinding {
        KeyBinding(.keys([KeyEvent(.character(letter)), KeyEvent(arrow, .shift)]), title) { [self] in
            presenter.moveCell(x: x, y: y)
        }
    }
}
