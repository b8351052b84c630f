import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages
@testable import GomaReview

@MainActor
struct PagePresenterTests {
    /// The harness of a page with a feed: its window, and the last row of its screen.
    @MainActor
    private final class FeedHarness {
        let environment = ViewEnvironment.simulated()
        let window: Window
        let presenter: PagePresenter

        init(width: Int) throws {
            let theme = try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)
            let services = GalleryServices(
                registry: .goma, themes: ThemeSelection(theme), environment: environment,
                time: VirtualTime(environment.scheduler))
            let page = try PageDescription(
                parsing:
                    "title: Match\nsources: {book: {kind: sportsbook}}\nparts:\n  - {component: Button, state: Submit}\n",
                file: "page.yaml")
            (window, presenter) = try GalleryRouter(services: services) {}
                .makePageWindow(page, kit: .goma, size: Size(width: width, height: 10))
        }

        func take(_ text: String) {
            var reader = FeedReader<SportsbookEvent>()
            presenter.take(reader.read(Data(text.utf8)), into: presenter.source)
        }

        var status: String {
            window.update()
            return window.surface.rows.last ?? ""
        }
    }

    @Test func `lines that cannot be read are counted, and the last one's reason stays to be seen`() throws {
        let stage = try FeedHarness(width: 140)

        stage.take("nonsense\n")
        expect(stage.status, contains: "feed line 1: is not JSON; skipped")

        stage.take("\n{\"type\":\"ended\"}\nnonsense\n[1]\n{\"match\":\"m\"}\n")
        expect(stage.status, contains: "feed: 5 lines skipped, the last line 5: type: is missing")

        stage.environment.scheduler.advance(by: .seconds(5))
        expect(stage.status, contains: "5 skipped · Match · last line 5: type: is missing")
    }

    @Test func `a feed that can be read no further is told with its name, and stays to be seen`() throws {
        let stage = try FeedHarness(width: 140)

        stage.presenter.take(
            FeedBatch(failure: .unreadable(file: "standard input", reason: "Is a directory")),
            into: stage.presenter.source)

        expect(stage.status, contains: "the feed has broken off: standard input: cannot be read: Is a directory")
        stage.environment.scheduler.advance(by: .seconds(5))
        expect(stage.status, contains: "feed broken off · Match")
        expect(stage.presenter.feedFailure, isNot: nil)
    }

    @Test func `a problem, a failure or the end alone is something to be told`() {
        let failure = InputError.unreadable(file: "a", reason: "no")
        var end = PageLineBatch()
        expect(end.isEmpty, is: true)
        expect(FeedBatch<SportsbookEvent>().isEmpty, is: true)

        end.isLast = true

        #expect(!end.isEmpty)
        #expect(!PageLineBatch(failure: failure).isEmpty)
        #expect(!FeedBatch<SportsbookEvent>(problems: [FeedProblem(line: 1, reason: "no")]).isEmpty)
        #expect(!FeedBatch<SportsbookEvent>(failure: failure).isEmpty)
    }

    @Test func `a feed that nothing takes is told with the sources that would`() {
        func words(_ name: String?, _ known: [String]) -> String {
            FeedMismatch(file: "a.yaml", name: name, known: known).description
        }

        expect(
            words(nil, ["book"]),
            is: "a.yaml: no source of this page takes a feed; leave the feed out, or declare a source that does")
        expect(words("x", []), is: "a.yaml: no source \"x\" takes a feed; none on this page does")
        #expect(words("x", ["book", "live"]).hasSuffix("; there are book, live"))
    }

    @Test func `where there is little room, the count stays and the reason goes`() throws {
        let stage = try FeedHarness(width: 60)

        stage.take("nonsense\n")
        stage.environment.scheduler.advance(by: .seconds(5))

        expect(stage.status, contains: "1 skipped · Match")
        expect(stage.status, lacks: "JSON")
    }

    @Test func `what is said can be read as long however fast time goes`() throws {
        let stage = try FeedHarness(width: 140)
        stage.presenter.services.time.speed = 60

        stage.take("nonsense\n")
        stage.environment.scheduler.advance(by: .seconds(239))
        expect(stage.status, contains: "feed line 1: is not JSON; skipped")
        stage.environment.scheduler.advance(by: .seconds(1))

        expect(stage.status, contains: "60x")
        expect(stage.status, contains: "1 skipped · Match")
        expect(stage.status, lacks: "feed line 1")
    }

    @Test func `that time is held is said at once, in place of what was said before`() throws {
        let stage = try FeedHarness(width: 140)
        stage.take("nonsense\n")
        expect(stage.status, contains: "feed line 1: is not JSON; skipped")

        stage.window.send(.key(.space))

        expect(stage.status, contains: "paused")
        expect(stage.status, lacks: "feed line 1")
    }
}
