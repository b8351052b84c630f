import GomaPictures
import GomaTestSupport
import GomaCatalog
import TerminalKit

@testable import GomaGallery
@testable import GomaReview

/// The harness of the gallery: a window without a terminal, on a time line that stands still.
@MainActor
final class GalleryHarness {
    let services: GalleryServices
    let window: Window
    let router: GalleryRouter
    private(set) var hasQuit = false

    /// Who uses which colour among the library's components.
    private static let colors = RoleUse(DrawnPairs(of: ComponentRegistry.goma.components, scope: .firstFrames))

    /// - Parameters:
    ///   - hasTiles: whether a component's screen has other states beside the one on show, where there is room.
    ///   - knowsColors: whether it is known who uses which colour, which is looked for otherwise where the themes are shown.
    init(
        width: Int = 120, height: Int = 40, opening component: String? = nil, state: Int = 0, hasTiles: Bool = false,
        saves: SaveFolder = .nowhere, registry: ComponentRegistry = .goma, glyphs: Glyphs = .unicode,
        reducesMotion: Bool = false, words: GalleryWords = .english,
        themes: ThemeSelection? = nil, time: ((TimelineScheduler) -> any TimeControl)? = nil, knowsColors: Bool = false
    ) throws {
        let environment = ViewEnvironment.simulated(glyphs: glyphs, reducesMotion: reducesMotion)
        services = GalleryServices(
            registry: registry, themes: try themes ?? ThemeSelection(SampleThemes.dark),
            environment: environment,
            time: time?(environment.scheduler), saves: saves, words: words)
        if !hasTiles { services.showOneState() }
        if knowsColors { services.colorUse.take(Self.colors) }
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

    /// Draws, and does what waits for a quiet moment, as long as that asks for more.
    func update() {
        repeat {
            services.idle.work()
            window.update()
        } while !services.idle.isDone
    }

    func press(_ keys: Key...) {
        for key in keys { window.send(.key(KeyEvent(key))) }
        update()
    }

    func type(_ text: String) {
        for character in text { window.send(.key(KeyEvent(.character(character)))) }
        update()
    }

    /// Presses keys as a text names them: line breaks are Enter, and U+0010 is Ctrl-P.
    func go(_ steps: String) {
        for character in steps {
            switch character {
            case "\n": press(.enter)
            case "\u{10}":
                window.send(.key(.control("p")))
                window.update()
            default: type(String(character))
            }
        }
    }

    func resize(width: Int, height: Int) {
        window.send(.resize(Size(width: width, height: height)))
        update()
    }

    /// Clicks at a cell with the left button.
    func click(x: Int, y: Int) {
        window.click(at: Point(x: x, y: y))
        update()
    }

    /// Clicks at the first place of a text on the screen.
    func click(_ text: String) throws {
        try window.click(text)
        update()
    }
}
