import GomaUI
import TerminalKit

/// Holds the state of one component's screen.
@MainActor
final class ComponentPresenter: PreviewScreenPresenter {
    private let component: ComponentDescriptor

    init(_ component: ComponentDescriptor, interactor: GalleryInteractor, router: GalleryRouter) {
        self.component = component
        super.init(interactor: interactor, router: router)
    }

    override func screenWillAppear() {
        super.screenWillAppear()
        preview.show(component)
    }

    func back() {
        interactor.record("back to the table")
        router.back()
    }
}
