import Foundation
import GomaApp
import GomaGallery
import GomaPageViewer
import GomaPages
import GomaPictures
import GomaReview
import GomaCatalog
import TerminalKit

/// The readers of what comes from outside the program. Each reads as the program does, and puts to use what it could read.
public enum OutsideReader: String, CaseIterable, Sendable {
    case theme, scheme, page, state, script, feed, place, dump, picture, money

    /// Bytes beyond which a page or a state is read, but not drawn.
    private static let mostDrawnBytes = 4096
    private static let windowSize = Size(width: 80, height: 24)

    /// Reads a file's bytes.
    /// - Throws: what is wrong with them, as the reader tells it.
    @MainActor
    public func read(_ data: Data) throws {
        switch self {
        case .theme: try readTheme(text(data))
        case .scheme: _ = SchemeTheme(try ColorScheme(yaml: text(data), file: name)).theme
        case .page: try readPage(text(data))
        case .state: try readState(text(data))
        case .script: _ = try PlayScript(parsing: text(data), name: name)
        case .feed: try readFeed(data)
        case .place: _ = try PlaceStore.content(of: data, path: name)
        case .dump: _ = try ApprovedFile(data, path: name, component: nil)
        case .picture: _ = try PortablePicture.bitmap(of: Array(data))
        case .money: try TypedSlip(text(data)).look()
        }
    }

    /// What messages call the file.
    private var name: String { "a \(rawValue)" }

    private func text(_ data: Data) throws -> String {
        guard let text = String(validating: data, as: UTF8.self) else { throw DataTextError.notText(file: name) }
        return text
    }

    @MainActor
    private func readTheme(_ yaml: String) throws {
        let theme = try ThemeLibrary.embedded.theme(yaml: yaml, file: name)
        for token in ColorRole.allCases { _ = theme[token] }
    }

    @MainActor
    private func readPage(_ text: String) throws {
        let page = try PageDescription(parsing: text, file: name)
        guard text.utf8.count <= Self.mostDrawnBytes else {
            guard page.mistakes.isEmpty else { throw PageMistakes(all: page.mistakes) }
            return
        }
        try draw(page) { _, _ in }
    }

    @MainActor
    private func readState(_ text: String) throws {
        let file = try StateFile(parsing: text, file: name)
        let component = try ComponentRegistry.goma.component(named: file.component ?? "OutcomeItem")
        let state = try file.state(of: component)
        guard text.utf8.count <= Self.mostDrawnBytes else { return }
        let environment = ViewEnvironment.simulated()
        let host = ComponentHostController(try component.instance(state: state, in: environment))
        let window = Window(size: Self.windowSize, root: host, glyphs: environment.glyphs)
        window.update()
        environment.scheduler.advance(by: .seconds(1))
        window.update()
    }

    /// Reads in pieces of growing size, and lets a page with the match "m1" follow.
    @MainActor
    private func readFeed(_ data: Data) throws {
        var reader = FeedReader<SportsbookEvent>()
        var batches: [FeedBatch<SportsbookEvent>] = []
        var rest = data[...]
        var size = 1
        while !rest.isEmpty {
            batches.append(reader.read(Data(rest.prefix(size))))
            rest = rest.dropFirst(size)
            size *= 2
        }
        batches.append(reader.finish())
        guard batches.contains(where: { !$0.events.isEmpty }) else { return }
        try draw(PageDescription(parsing: Self.followingPage, file: "page")) { presenter, window in
            guard let book = try? presenter.feedTaker() as? SportsbookSource else { return }
            for batch in batches { presenter.take(batch, into: book) }
            window.update()
        }
    }

    private static let followingPage = """
        sources:
          book:
            kind: sportsbook
            now: 2026-06-11 18:15
            matches:
              - id: m1
                competition: Premier League
                home: Liverpool
                away: Arsenal
                start: 2026-06-11 20:45
                markets:
                  - id: 1x2
                    name: Result
                    outcomes: [{id: home, title: Home, odds: 1.85}, {id: away, title: Away, odds: 4.2}]
        parts:
          - {component: MatchHeader, of: book.matches.m1}
          - {component: TallOddsMatchCard, of: book.matches.m1}
        """

    @MainActor
    private func draw(_ page: PageDescription, _ act: (PagePresenter, Window) -> Void) throws {
        let environment = ViewEnvironment.simulated()
        let theme = try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)
        let services = GalleryServices(
            registry: .goma, themes: ThemeSelection(theme), environment: environment,
            time: VirtualTime(environment.scheduler))
        let router = GalleryRouter(services: services) {}
        let (window, presenter) = try router.makePageWindow(page, kit: .goma, size: Self.windowSize)
        window.update()
        act(presenter, window)
        environment.scheduler.advance(by: .seconds(1))
        window.update()
    }
}
