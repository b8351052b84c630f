import GomaUI
import TerminalKit

/// The screen of one component, as its presenter sees it.
@MainActor
protocol ComponentScreen: AnyObject {
    /// Opens a panel in place of the one that is open, or closes that.
    func show(panel: PanelKind?)
    /// Gives the keys to the open panel.
    func focusPanel()
}

/// Holds the state of one component's screen.
@MainActor
final class ComponentPresenter: PreviewScreenPresenter {
    private let component: ComponentDescriptor
    weak var screen: (any ComponentScreen)?
    /// What stands open beside the component.
    private(set) var panel: PanelKind?

    init(_ component: ComponentDescriptor, interactor: GalleryInteractor, router: GalleryRouter) {
        self.component = component
        super.init(interactor: interactor, router: router)
    }

    override func screenWillAppear() {
        super.screenWillAppear()
        preview.show(component)
    }

    override var statusPlace: String { preview.content?.state.name ?? "" }

    /// Opens a panel, or goes to it where it is open already.
    func open(_ kind: PanelKind) {
        interactor.record("open panel", kind.rawValue)
        let isOpen = panel == kind
        panel = kind
        isOpen ? screen?.focusPanel() : screen?.show(panel: kind)
    }

    func closePanel() {
        guard let kind = panel else { return }
        interactor.record("close panel", kind.rawValue)
        panel = nil
        screen?.show(panel: nil)
    }

    /// One level out: the open panel goes first, then the screen.
    func leave() { panel == nil ? back() : closePanel() }

    private func back() {
        interactor.record("back to the table")
        router.back()
    }
}
