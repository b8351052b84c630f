import GomaUI
import TerminalKit

@testable import GomaGallery

/// The gallery in a window without a terminal, on a time line that stands still.
@MainActor
final class GalleryStage {
    let services: GalleryServices
    let window: Window
    private(set) var hasQuit = false

    init(
        width: Int = 120, height: Int = 40, opening component: String? = nil, state: Int = 0,
        saves: SaveFolder = SaveFolder(".")
    ) throws {
        let style = try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)
        services = GalleryServices(
            registry: .goma, themes: ThemeSelection(style), environment: ViewEnvironment(), saves: saves)
        var quit: () -> Void = {}
        let router = GalleryRouter(services: services) { quit() }
        window = router.makeWindow(size: Size(width: width, height: height))
        quit = { [weak self] in self?.hasQuit = true }
        if let component { router.open(try services.registry.component(named: component), stateAt: state) }
        window.update()
    }

    var text: String { window.surface.rows.joined(separator: "\n") }

    /// What was done, by name, in order.
    var events: [String] { services.eventLog.events.map(\.description) }

    func press(_ keys: Key...) {
        for key in keys { window.send(.key(KeyEvent(key))) }
        window.update()
    }

    func type(_ text: String) {
        for character in text { window.send(.key(KeyEvent(.character(character)))) }
        window.update()
    }

    func resize(width: Int, height: Int) {
        window.send(.resize(Size(width: width, height: height)))
        window.update()
    }
}
