import GomaUI
import TerminalKit

@testable import GomaGallery
@testable import GomaPages
@testable import GomaReview

/// The gallery in a window without a terminal, on a time line that stands still.
@MainActor
final class GalleryStage {
    let services: GalleryServices
    let window: Window
    let router: GalleryRouter
    private(set) var hasQuit = false

    init(
        width: Int = 120, height: Int = 40, opening component: String? = nil, state: Int = 0,
        saves: SaveFolder = .nowhere, registry: ComponentRegistry = .goma, glyphs: Glyphs = .unicode
    ) throws {
        services = GalleryServices(
            registry: registry, themes: ThemeSelection(try Samples.dark), environment: ViewEnvironment(glyphs: glyphs),
            saves: saves)
        var quit: () -> Void = {}
        router = GalleryRouter(services: services) { quit() }
        window = router.makeWindow(size: Size(width: width, height: height))
        quit = { [weak self] in self?.hasQuit = true }
        if let component { router.open(try services.registry.component(named: component), stateAt: state) }
        update()
    }

    var text: String { window.surface.rows.joined(separator: "\n") }

    /// What was done, by name, in order.
    var events: [String] { services.eventLog.events.map(\.description) }

    /// Does what waits for a quiet moment, and draws.
    private func update() {
        services.idle.work()
        window.update()
    }

    func press(_ keys: Key...) {
        for key in keys { window.send(.key(KeyEvent(key))) }
        update()
    }

    func type(_ text: String) {
        for character in text { window.send(.key(KeyEvent(.character(character)))) }
        update()
    }

    func resize(width: Int, height: Int) {
        window.send(.resize(Size(width: width, height: height)))
        update()
    }

    /// Clicks at a cell with the left button.
    func click(x: Int, y: Int) {
        window.send(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: y))))
        window.send(.mouse(MouseEvent(.release(.left), at: Point(x: x, y: y))))
        update()
    }

    /// Clicks at the first place of a text on the screen.
    func click(_ text: String) throws {
        for (y, row) in window.surface.rows.enumerated() {
            guard let range = row.firstRange(of: text) else { continue }
            return click(x: DisplayText(String(row[..<range.lowerBound])).width, y: y)
        }
        throw NotThere(text: text)
    }

    struct NotThere: Error {
        let text: String
    }
}
