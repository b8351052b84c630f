import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct ComponentScreenTests {
    @Test func `a component opens in the state it was asked for`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem", state: 2)

        expect(stage.text, contains: "1.95 ▲")
        expect(stage.text, contains: "Betting")
    }

    @Test func `the terminal's window is called after component and state, whatever opens over them`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")

        stage.type("]")
        expect(stage.window.title, is: "OutcomeItem: Normal selected")
        stage.type("T")
        expect(stage.window.title, is: "OutcomeItem: Normal selected")
    }

    @Test func `Esc goes back to the table with the component selected`() throws {
        let stage = try GalleryHarness(opening: "PillItem", state: 1)

        stage.press(.escape)

        expect(stage.text, contains: "▌ PillItem")
        expect(stage.text, contains: "Popular")
    }

    @Test func `a state keeps what was done to it until another is shown`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.press(.tab, .enter, .escape)
        expect(stage.text, contains: "✓")

        stage.type("][")

        expect(stage.text, lacks: "✓")
    }

    @Test func `a price movement ends by itself`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem", state: 2)

        stage.services.environment.scheduler.advance(by: .seconds(4))
        stage.window.update()

        expect(stage.text, lacks: "▲")
        expect(stage.services.environment.scheduler.nextDue, is: nil)
    }

    @Test func `a click acts on the part under it`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")

        stage.window.send(.mouse(MouseEvent(.press(.left), at: Point(x: 6, y: 5))))
        stage.window.update()

        expect(stage.text, contains: "✓")
    }

    @Test func `q quits and is recorded`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")

        stage.type("q")

        #expect(stage.hasQuit)
        expect(stage.events.last, is: "quit")
    }
}
