import GomaUI
import TerminalKit

/// The screen of one component, as its presenter sees it.
@MainActor
protocol ComponentScreen: AnyObject {
    func show(_ preview: PreviewContent)
    func show(theme: String)
    func show(message: String)
    func leaveComponent()
}

/// Holds the state of a component's screen.
@MainActor
final class ComponentPresenter {
    private let component: ComponentDescriptor
    private let interactor: GalleryInteractor
    private let router: GalleryRouter
    private let preview: PreviewPresenter
    weak var screen: (any ComponentScreen)?

    init(_ component: ComponentDescriptor, interactor: GalleryInteractor, router: GalleryRouter) {
        self.component = component
        self.interactor = interactor
        self.router = router
        preview = PreviewPresenter(interactor: interactor)
        preview.onChange = { [weak self] in if let content = $0 { self?.screen?.show(content) } }
        preview.onFailure = { [weak self] in self?.screen?.show(message: $0) }
    }

    func screenDidLoad() {
        preview.show(component)
        screen?.show(theme: interactor.themeTitle)
    }

    func screenWillAppear() {
        interactor.followActions { [weak self] in self?.screen?.show(message: $0.description) }
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
        screen?.leaveComponent()
    }

    func showKeys(_ sections: [KeySection]) {
        interactor.record("show keys")
        router.showKeys(sections)
    }

    func back() {
        interactor.record("back to the table")
        router.back()
    }

    func quit() {
        interactor.record("quit")
        router.quit()
    }
}
