import GomaCatalog
import GomaPictures
import TerminalKit

@testable import GomaGallery

/// The harness of the presenters of screens with a preview, without a view or a window.
@MainActor
final class PreviewHarness: PreviewScreen, ContactSheetScreen, DifferencesScreen {
    let services: GalleryServices
    let router: GalleryRouter
    let component: ComponentDescriptor
    private(set) var arrangement: PreviewArrangement?
    private(set) var sheet: TilesContent?
    /// Whether the components of the sheet had to be made anew.
    private(set) var isSheetNew: Bool?
    private(set) var difference: DifferencesContent? {
        didSet { differenceCount += 1 }
    }
    /// How often differences were shown.
    private(set) var differenceCount = 0
    private(set) var notes: [String] = []
    private(set) var messages: [String] = []
    var offeredColumns: Int? = 40
    var room: Int? = 76

    init(_ component: String = "OutcomeItem", state: Int = 0) throws {
        services = GalleryServices(
            registry: .goma, themes: ThemeSelection(try ThemeLibrary.embedded.theme(named: "goma-dark")),
            environment: ViewEnvironment.simulated())
        router = GalleryRouter(services: services) {}
        self.component = try services.registry.component(named: component)
        services.places[self.component] = state
    }

    /// The presenter of the component's own screen, on show.
    func makeScreen() -> ComponentPresenter {
        let presenter = ComponentPresenter(component, services: services, router: router)
        presenter.previewScreen = self
        presenter.screenWillAppear()
        return presenter
    }

    func makeSheet() -> ContactSheetPresenter {
        let presenter = ContactSheetPresenter(component, services: services, router: router)
        presenter.screen = self
        presenter.screenWillAppear()
        return presenter
    }

    func makeDifferences() -> DifferencesPresenter {
        let presenter = DifferencesPresenter(component, services: services, router: router)
        presenter.screen = self
        presenter.screenWillAppear()
        return presenter
    }

    var lastEvent: String? { services.eventLog.events.last?.description }

    func show(preview: PreviewContent?) {}
    func show(edited content: PreviewContent) {}
    func showTheme() {}
    func show(_ arrangement: PreviewArrangement) { self.arrangement = arrangement }
    func show(notes: [String]) { self.notes = notes }
    func update(notes: [String]) { self.notes = notes }
    func show(tiles content: TilesContent?, current: Int, isNew: Bool) {}
    func tilesMade() {}
    func leaveComponent() {}
    func show(message: String) { messages.append(message) }
    func show(_ content: TilesContent, selected: Int, isNew: Bool) { (sheet, isSheetNew) = (content, isNew) }
    func show(notes: [String], theme: String) { self.notes = notes }
    func show(_ content: DifferencesContent) { difference = content }
}
