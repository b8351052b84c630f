import GomaGallery
import GomaUI
import NcursesScreen
import TerminalKit

/// One run in a terminal: puts screen, time, theme and window together, and ends with the terminal as it was.
@MainActor
struct GallerySession {
    private let application: TerminalApplication
    private let services: GalleryServices
    private let quit: Quit

    /// Lets what is made before the application end it.
    private final class Quit {
        weak var application: TerminalApplication?
    }

    /// - Parameters:
    ///   - moment: where time stands still; `nil` lets it run.
    ///   - root: makes the window.
    /// - Throws: `TerminalError` where there is no terminal to use, and whatever the flags' theme throws.
    private init(
        _ flags: RenderFlags, moment: Duration?, root: (GalleryServices, @escaping () -> Void) throws -> Window
    ) throws {
        let style = try flags.style()
        let glyphs = style.glyphSet(isASCIIOnly: GlyphChoice(asked: flags.ascii, locale: .current).isASCII)
        let environment = ViewEnvironment(
            glyphs: glyphs, localization: flags.locale, reducesMotion: flags.reduceMotion)
        let quit = Quit()
        let timeline = TimelineDriver(environment.scheduler)
        services = GalleryServices(
            registry: .goma, themes: ThemeSelection(style, library: RenderFlags.library), environment: environment,
            time: timeline)
        let window = try root(services) { quit.application?.quit() }
        let screen = try TerminalScreen(colors: style, depth: flags.colors)
        services.themes.depth = screen.depth
        if let moment {
            environment.scheduler.advance(by: moment)
            timeline.isPaused = true
        }
        application = TerminalApplication(window: window, screen: screen, timeline: timeline)
        self.quit = quit
        quit.application = application
        services.themes.onChange = { [weak application] in application?.setColors($0) }
    }

    private func run() async { await application.run() }

    /// The gallery, at the table or at one component.
    /// - Parameter width: columns offered to the component in the preview.
    static func runGallery(
        _ flags: RenderFlags, at choice: ComponentChoice? = nil, width: Int? = nil, moment: Duration? = nil
    ) async throws {
        let session = try GallerySession(flags, moment: moment) { services, quit in
            let router = GalleryRouter(services: services, onQuit: quit)
            let window = router.makeWindow(size: Size(width: 80, height: 24))
            if let choice {
                router.open(choice.component, stateAt: choice.stateIndex, in: choice.given, width: width)
            }
            return window
        }
        await session.run()
    }

    /// A page described as data.
    /// - Parameter start: called with who takes in a feed, and with its time line, before the page comes up.
    static func runPage(
        _ flags: RenderFlags, page: PageDescription, file: String,
        start: (PagePresenter, TimelineScheduler) -> Void
    ) async throws {
        var presenter: PagePresenter?
        let session = try GallerySession(flags, moment: nil) { services, quit in
            let router = GalleryRouter(services: services, onQuit: quit)
            let (window, made) = try router.makePageWindow(page, file: file, size: Size(width: 80, height: 24))
            presenter = made
            return window
        }
        if let presenter { start(presenter, session.services.environment.scheduler) }
        await session.run()
    }

    /// The screen on which changes are decided on.
    static func runApproval(_ flags: RenderFlags, of approval: ApprovalInteractor) async throws {
        let session = try GallerySession(flags, moment: nil) { services, quit in
            GalleryRouter(services: services, onQuit: quit).makeWindow(
                size: Size(width: 80, height: 24), approval: approval)
        }
        await session.run()
    }

    /// Nothing but a component at the top left; the keys go to it.
    static func runBare(
        _ flags: RenderFlags, choice: ComponentChoice, width: Int?, moment: Duration?
    ) async throws {
        let session = try GallerySession(flags, moment: moment) { services, quit in
            let instance = try choice.component.instance(
                stateAt: choice.stateIndex, given: choice.given, in: services.environment)
            let root = ComponentHostController(instance, width: width ?? choice.component.defaultWidth, onQuit: quit)
            return Window(size: Size(width: 80, height: 24), root: root, glyphs: services.environment.glyphs)
        }
        await session.run()
    }
}

extension TimelineDriver: TimeControl {}
