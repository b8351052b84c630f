import Foundation
import NcursesScreen

/// The session of a program in a terminal: puts screen, time, theme and window together, and ends with the terminal as it was.
@MainActor
struct GallerySession {
    private let application: TerminalApplication
    private let services: GalleryServices
    private let clipboard: TerminalClipboard
    private let quit: Quit

    /// The way out for what is made before the application.
    private final class Quit {
        weak var application: TerminalApplication?
    }

    /// - Parameters:
    ///   - moment: where time stands still; `nil` lets it run.
    ///   - words: what is said around components: the gallery's in its owner's language, a page's in that of the page.
    ///   - root: makes the window.
    /// - Throws: `TerminalError` where there is no terminal to use, and whatever is wrong with the theme.
    private init(
        _ program: Program, _ screenOptions: ScreenOptions, theme: ThemeSelection, moment: Duration?,
        words: GalleryWords = .english, measuresFrames: Bool = false,
        root: (GalleryServices, @escaping () -> Void) throws -> Window
    ) throws {
        let style = theme.current
        let glyphs = style.glyphSet(isASCIIOnly: GlyphChoice(asked: screenOptions.isASCII, locale: .current).isASCII)
        let environment = ViewEnvironment.simulated(
            glyphs: glyphs, localization: screenOptions.localization, reducesMotion: screenOptions.reducesMotion)
        let quit = Quit()
        let timeline = TimelineDriver(environment.scheduler)
        clipboard = TerminalClipboard()
        services = try GalleryServices(
            registry: program.registry, themes: theme, environment: environment, time: timeline, saves: SaveFolder("."),
            clipboard: clipboard, words: words, lastFrame: { quit.application?.recorder?.frames.last })
        let window = try root(services) { quit.application?.quit() }
        let screen = try TerminalScreen(colors: style, depth: screenOptions.colors)
        clipboard.screen = screen
        services.themes.depth = screen.depth
        services.themes.colorPair = { [weak screen] in screen?.colorPair(of: $0) }
        if let moment {
            environment.scheduler.advance(by: moment)
            timeline.isPaused = true
        }
        application = TerminalApplication(
            window: window, screen: screen, timeline: timeline, idle: services.idle)
        if measuresFrames { application.recorder = FrameRecorder() }
        self.quit = quit
        quit.application = application
        services.themes.onChange = { [weak application] in application?.setColors($0) }
    }

    /// - Parameter save: keeps for the next run what is to be kept; done when it ends, also by a signal.
    private func run(save: @escaping () -> Void = {}) async {
        // Behind the first frame, which nothing waits for.
        DispatchQueue.main.async { [clipboard] in clipboard.prepare() }
        application.screen.onTermination = save
        await application.run()
        save()
        if let recorder = application.recorder {
            Output.tell(FrameSummary(of: recorder.frames, among: recorder.count).lines)
        }
    }

    /// The gallery's words in the language that the environment asks for.
    private static var ownerWords: GalleryWords {
        GalleryWords(OwnerLanguage.language(in: ProcessInfo.processInfo.environment))
    }

    /// The gallery, at one component or where it was left.
    static func runGallery(
        _ program: Program, _ screenOptions: ScreenOptions, _ options: GalleryOptions,
        at destination: Destination? = nil,
        moment: Duration? = nil
    ) async throws {
        let journal = try options.log.map { try EventJournal(path: $0) }
        let placeFile = PlaceStore.userFile(of: program.name, environment: ProcessInfo.processInfo.environment)
        let words = options.language.map(GalleryWords.init) ?? ownerWords
        let keeper = PlaceKeeper(placeFile.map { PlaceStore(path: $0) }, isFresh: options.isFresh, words: words)
        var gallery: GalleryRouter?
        let theme = try ThemeSelection.starting(with: screenOptions, or: keeper)
        let session = try GallerySession(
            program, screenOptions, theme: theme, moment: moment, words: words, measuresFrames: options.measuresFrames
        ) {
            services, quit in
            let router = GalleryRouter(services: services, onQuit: quit)
            let window = router.makeWindow(size: Size(width: 80, height: 24))
            if let journal { services.eventLog.onRecord = { journal.append($0) } }
            journal?.onFailure = { [weak router] in router?.show(message: "\($0)") }
            if options.showsOneState { services.showOneState() }
            keeper.restore(services, router: router, comesBack: destination == nil)
            destination?.open(in: router)
            gallery = router
            return window
        }
        guard let gallery else { preconditionFailure("a session makes its window at once") }
        gallery.refreshStatus()
        keeper.putAsideWhatIsDamaged()
        if let problem = journal?.problem?.description ?? keeper.problem { gallery.show(message: problem) }
        let reload = options.watchesFiles ? LiveReload(words: words) { gallery.show(message: $0) } : nil
        session.follow(theme, with: reload)
        destination?.follow(with: reload, in: gallery)
        await session.run { keeper.save(session.services, router: gallery) }
        Output.report(keeper.lastWords)
        if let problem = journal?.finish() { throw problem }
    }

    /// Shows the theme in use from now on, and reads its file again when that changes.
    private func follow(_ theme: ThemeSelection, with reload: LiveReload?) {
        let followFile = { [weak theme] in
            reload?.follow(theme?.currentFile, as: .theme) { try theme?.reload() }
        }
        theme.onChange = { [weak application] in
            application?.setColors($0)
            followFile()
        }
        followFile()
    }

    /// A page described as data.
    /// - Parameters:
    ///   - files: where the page comes from.
    ///   - destination: the page to begin with, by its name and parameters; the first where `nil`.
    ///   - watches: whether what is saved meanwhile is shown.
    ///   - holds: whether time stands still until somebody lets it go on.
    ///   - keeper: keeps what is done to the page for the next run; `nil` for nobody.
    ///   - start: called with who takes in a feed, and with its time line, before the page comes up; what it gives back is kept
    ///     for as long as the page is open.
    static func runPage(
        _ program: Program, _ screenOptions: ScreenOptions, page: PageDescription, from files: PageInput,
        at destination: String?, watches: Bool, holds: Bool, keeper: PageKeeper? = nil,
        measuresFrames: Bool, start: (PagePresenter, TimelineScheduler) throws -> [AnyObject]
    ) async throws {
        var presenter: PagePresenter?
        var kept: [AnyObject] = []
        let session = try GallerySession(
            program, screenOptions, theme: .starting(with: screenOptions), moment: holds ? .zero : nil,
            words: GalleryWords(LanguageSwitch(screenOptions.localization)), measuresFrames: measuresFrames
        ) {
            services, quit in
            let router = GalleryRouter(services: services, onQuit: quit)
            let (window, made) = try router.makePageWindow(
                page, kit: program.pageKit, size: Size(width: 80, height: 24),
                remembering: keeper?.memory?.yielding(to: screenOptions), files: files.text)
            try destination.map(made.begin)
            kept = try start(made, services.environment.scheduler)
            presenter = made
            return window
        }
        if let presenter { keeper?.follow(presenter, on: session.services.environment.scheduler) }
        let watch = presenter.map { PageWatch(files, of: $0) }
        if watches { watch?.start() }
        await session.run { keeper?.save() }
        _ = (kept, watch)
        Output.report(keeper?.lastWords ?? [])
        if let failure = presenter?.feedFailure { throw failure }
    }

    /// The screen on which changes are decided on.
    static func runApproval(_ program: Program, _ screenOptions: ScreenOptions, of approval: ApprovalInteractor)
        async throws
    {
        let session = try GallerySession(
            program, screenOptions, theme: .starting(with: screenOptions), moment: nil, words: ownerWords
        ) {
            services, quit in
            GalleryRouter(services: services, onQuit: quit).makeWindow(
                size: Size(width: 80, height: 24), approval: approval)
        }
        await session.run()
    }

    /// Nothing but a component at the top left; the keys go to it, but for those that lead to other states and components.
    static func runBare(
        _ program: Program, _ screenOptions: ScreenOptions, choice: ComponentChoice, width: Int?, moment: Duration?,
        measuresFrames: Bool
    ) async throws {
        var catalogue: BareCatalogue?
        let session = try GallerySession(
            program, screenOptions, theme: .starting(with: screenOptions), moment: moment,
            measuresFrames: measuresFrames
        ) {
            services, quit in
            let made = try BareCatalogue(
                choice.component, stateAt: choice.stateIndex, given: choice.given, among: services.registry.components,
                in: services.environment, width: width, moment: moment, clipboard: services.clipboard,
                onQuit: quit)
            catalogue = made
            return made.window
        }
        await session.run()
        _ = catalogue
    }
}

extension ThemeSelection {
    /// The theme that was asked for; else the one that was in use last, as long as it can be read; else the default.
    /// - Throws: `ThemeError` or a ``Failure`` where the one that was asked for cannot be read.
    fileprivate static func starting(with screenOptions: ScreenOptions, or keeper: PlaceKeeper? = nil) throws
        -> ThemeSelection
    {
        func selection(_ word: String) throws -> ThemeSelection {
            let style = try RenderFlags.style(named: word)
            let path = ThemeFolder.isThemeFile(word) ? URL(fileURLWithPath: word).path : nil
            return ThemeSelection(style, library: RenderFlags.library, file: path)
        }
        if let word = screenOptions.theme { return try selection(word) }
        if let word = keeper?.theme {
            do {
                return try selection(word)
            } catch {
                let reason = Failure.sentences(for: error).joined(separator: "; ")
                keeper?.note("the last theme is not used: \(reason)")
            }
        }
        return try selection(ThemeLibrary.defaultName)
    }
}

extension TimelineDriver: TimeControl {
    package var goesByItself: Bool { !isPaused }
}

extension TerminalClipboard: Clipboard {}
