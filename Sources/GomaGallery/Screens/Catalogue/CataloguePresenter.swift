import GomaUI
import TerminalKit

/// The screen that shows the table, as its presenter sees it.
@MainActor
protocol CatalogueScreen: AnyObject {
    func show(_ content: CatalogueContent, selectedRow: Int?)
    func show(preview: PreviewContent?)
    func show(theme: String)
    func show(message: String)
    func editFilter()
    func focusTable()
}

/// Holds the table's state: which components are shown, which is selected, and in which state it is previewed.
@MainActor
final class CataloguePresenter {
    private let interactor: GalleryInteractor
    private let router: GalleryRouter
    private let preview: PreviewPresenter
    weak var screen: (any CatalogueScreen)?

    private var rows: [CatalogueRow] = []
    private var filter = ""

    init(interactor: GalleryInteractor, router: GalleryRouter) {
        self.interactor = interactor
        self.router = router
        preview = PreviewPresenter(interactor: interactor)
        preview.onChange = { [weak self] in self?.screen?.show(preview: $0) }
        preview.onFailure = { [weak self] in self?.screen?.show(message: $0) }
    }

    /// The screen is on top, at the start or again: it shows what was last looked at.
    func screenWillAppear() {
        interactor.followActions { [weak self] in self?.screen?.show(message: $0.description) }
        showRows()
        screen?.show(theme: interactor.themeTitle)
    }

    // MARK: Actions

    func select(row: Int) {
        guard case .component(let component) = rows[row] else { return }
        interactor.record("select component", component.id)
        interactor.currentComponent = component
        preview.show(component)
    }

    func open(row: Int) {
        guard case .component(let component) = rows[row] else { return }
        interactor.record("open component", component.id)
        interactor.currentComponent = component
        router.openComponent(component)
    }

    func editFilter() {
        interactor.record("edit filter")
        screen?.editFilter()
    }

    func changeFilter(to text: String) {
        guard text != filter else { return }
        interactor.record("change filter", text)
        filter = text
        showRows()
    }

    func acceptFilter() {
        interactor.record("accept filter", filter)
        screen?.focusTable()
    }

    func clearFilter() {
        interactor.record("clear filter")
        filter = ""
        showRows()
        screen?.focusTable()
    }

    func showNextState() { preview.showNextState() }

    func showPreviousState() { preview.showPreviousState() }

    func showState(number: Int) { preview.showState(number: number) }

    func selectNextTheme() {
        do {
            try interactor.selectNextTheme()
            interactor.record("select theme", interactor.themeTitle)
            screen?.show(theme: interactor.themeTitle)
        } catch {
            screen?.show(message: "\(error)")
        }
    }

    func leaveComponent() {
        interactor.record("leave component")
        screen?.focusTable()
    }

    func showKeys(_ sections: [KeySection]) {
        interactor.record("show keys")
        router.showKeys(sections)
    }

    func quit() {
        interactor.record("quit")
        router.quit()
    }

    // MARK: Rows

    private func showRows() {
        let components = interactor.components(matching: filter)
        rows = Category.allCases.flatMap { category in
            let members = components.filter { $0.category == category }
            return members.isEmpty
                ? []
                : [CatalogueRow.heading(title: category.title, count: members.count)]
                    + members.map(CatalogueRow.component)
        }
        let index =
            rows.firstIndex { $0.component?.id == interactor.currentComponent?.id }
            ?? rows.firstIndex { $0.component != nil }
        interactor.currentComponent = index.flatMap { rows[$0].component }
        let content = CatalogueContent(
            rows: rows, filter: filter, shownCount: components.count, totalCount: interactor.componentCount)
        screen?.show(content, selectedRow: index)
        preview.show(interactor.currentComponent)
    }
}

extension CatalogueRow {
    /// The component of the row; `nil` for a heading.
    var component: ComponentDescriptor? {
        guard case .component(let component) = self else { return nil }
        return component
    }
}
