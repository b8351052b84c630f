import GomaReview
import GomaKit
import TerminalKit

/// The screen with all states of a component, as its presenter sees it.
@MainActor
protocol ContactSheetScreen: MessageScreen {
    /// - Parameter isNew: whether the components have to be made anew.
    func show(_ content: TilesContent, selected: Int, isNew: Bool)
    func show(notes: [String], theme: String)
    /// Columns that each state is offered now.
    var offeredColumns: Int? { get }
}

/// The presenter of a component's contact sheet: which of its states is selected.
@MainActor
final class ContactSheetPresenter: GalleryScreenPresenter {
    private let component: ComponentDescriptor
    let interactor: GalleryInteractor
    let router: GalleryRouter
    /// Changes how the states are shown.
    let settings: PreviewSettingsPresenter
    weak var screen: (any ContactSheetScreen)?
    private(set) var selected: Int

    init(_ component: ComponentDescriptor, interactor: GalleryInteractor, router: GalleryRouter) {
        self.component = component
        self.interactor = interactor
        self.router = router
        settings = PreviewSettingsPresenter(interactor: interactor)
        selected = interactor.stateIndex(of: component)
        settings.onChange = { [weak self] in self?.show(isNew: $0 == .component) }
        settings.onMessage = { [weak self] in self?.screen?.show(message: $0) }
        settings.offeredColumns = { [weak self] in self?.screen?.offeredColumns }
    }

    func screenWillAppear() { show(isNew: true) }

    private func show(isNew: Bool) {
        screen?.show(TilesContent(component, interactor: interactor), selected: selected, isNew: isNew)
        screen?.show(notes: interactor.previewSettings.notes(in: interactor.words), theme: interactor.themeTitle)
    }

    /// A component at work in one of its states, with what has been edited in it; `nil`, and a message, where it cannot be
    /// made.
    func instance(stateAt index: Int) -> ComponentInstance? {
        do {
            return try interactor.exhibit(of: component, stateAt: index)
        } catch {
            screen?.show(message: "\(component.name), \(component.states[index].name): \(error)")
            return nil
        }
    }

    func select(_ index: Int) {
        guard index != selected, component.states.indices.contains(index) else { return }
        interactor.record("select state", component.states[index].name)
        selected = index
    }

    /// Goes to a state on the component's own screen.
    func open(_ index: Int) {
        interactor.record("show state", "\(component.id) \(component.states[index].name)")
        interactor.rememberState(index, of: component)
        router.back()
    }

    /// Opens the list of the component's states, to select one.
    func showStates() {
        interactor.record("show states", component.id)
        router.showStates(of: component, current: selected, edited: interactor.edits.editedStates(of: component)) {
            [weak self] in
            self?.select($0)
            self?.show(isNew: false)
        }
    }

    /// Says where that can be done that cannot be done here.
    func explain() {
        screen?.show(message: interactor.text(.galleryExplainSheet))
    }

    /// Copies the selected state as it is offered its columns now, as `gomaui show --styles` prints it.
    func copyDump() {
        guard let instance = instance(stateAt: selected) else { return }
        let content = PreviewContent(component: component, stateIndex: selected, instance: instance, file: nil)
        do {
            let text = try interactor.dump(of: content, width: screen?.offeredColumns ?? component.defaultWidth)
            screen?.show(
                message: interactor.copy(
                    lines: text, interactor.text(.galleryTheDump), as: "\(try content.fileName).txt"))
        } catch {
            screen?.show(message: "\(error)")
        }
    }

    func selectNextTheme() {
        do {
            try interactor.selectNextTheme()
            interactor.record("select theme", interactor.themeTitle)
            show(isNew: false)
        } catch {
            screen?.show(message: "\(error)")
        }
    }

    func back() {
        interactor.record("close contact sheet")
        router.back()
    }
}
