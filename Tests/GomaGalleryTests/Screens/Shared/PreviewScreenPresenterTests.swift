import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// What every screen with a preview hears, and for how long.
@MainActor
struct PreviewScreenPresenterTests {
    @Test(arguments: [(799, 11), (800, 11), (801, 1)])
    func `a digit waits eight tenths of a second for another one`(milliseconds: Int, state: Int) throws {
        let bench = try PreviewHarness()
        let screen = bench.makeScreen()

        screen.showState(digit: 1)
        bench.services.environment.scheduler.advance(by: .milliseconds(milliseconds))
        screen.showState(digit: 2)

        expect(bench.services.places[bench.component], is: state)
    }

    @Test(arguments: [(0.25, 200, 11), (0.25, 201, 1), (4.0, 3200, 11), (4.0, 3201, 1)])
    func `however fast time goes, a digit waits by the clock on the wall`(
        speed: Double, milliseconds: Int, state: Int
    ) throws {
        let bench = try PreviewHarness()
        let screen = bench.makeScreen()
        bench.services.time.speed = speed

        screen.showState(digit: 1)
        bench.services.environment.scheduler.advance(by: .milliseconds(milliseconds))
        screen.showState(digit: 2)

        expect(bench.services.places[bench.component], is: state)
    }

    @Test(arguments: [(800, 11), (801, 1)])
    func `while time stands still, a digit waits by the clock on the wall`(milliseconds: Int, state: Int) throws {
        let bench = try PreviewHarness()
        let screen = bench.makeScreen()
        let time = try #require(bench.services.time as? VirtualTime)
        time.isPaused = true

        screen.showState(digit: 1)
        time.pass(.milliseconds(milliseconds))
        screen.showState(digit: 2)

        expect(bench.services.places[bench.component], is: state)
    }

    @Test func `a screen that has gone takes and says nothing, and one that comes back everything once`() throws {
        let bench = try PreviewHarness()
        let screen = bench.makeScreen()
        let clipboard = try #require(bench.services.clipboard as? PrivateClipboard)
        let environment = bench.services.environment
        let call = LoggedAction(time: .start, component: "OutcomeItem", call: "requestDetails()")

        screen.screenWillDisappear()
        environment.ask(to: CopyText("A"))
        environment.ask(to: OpenBetslip())
        environment.ask(to: ChangeTheme(theme: "goma-light"))
        environment.actionLog.record(call)
        expect(clipboard.texts, is: [])
        expect(bench.messages, is: [])
        expect(bench.services.themes.current.name, is: "goma-dark")
        screen.screenWillAppear()
        environment.ask(to: CopyText("B"))
        environment.ask(to: OpenBetslip())
        environment.actionLog.record(call)

        expect(clipboard.texts, is: ["B"])
        expect(bench.messages, is: ["copied \"B\"", "asks to open the bet slip", "OutcomeItem.requestDetails()"])
    }

    @Test func `the list of states is in the event log`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")

        stage.type("s")

        expect(stage.events.last, is: "show states: goma:OutcomeItem")
    }
}
