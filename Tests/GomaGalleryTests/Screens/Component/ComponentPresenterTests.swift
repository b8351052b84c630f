import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct ComponentPresenterTests {
    @Test func `a state file that is read again shows in the component that it belongs to, and in no other`() throws {
        let bench = try PreviewHarness("OutcomeItem")
        let screen = bench.makeScreen()
        let other = try bench.services.registry.component(named: "PillItem")
        let given = GivenState(file: "mine.yaml", data: try #require(try bench.component.stateData(at: 1)))

        screen.show(given, of: other, stateAt: 0)
        expect(bench.lastEvent?.contains("read state file"), isNot: true)

        screen.show(given, of: bench.component, stateAt: 0)
        expect(bench.lastEvent?.contains("read state file"), is: true)
    }

    @Test func `a component is open as long as its own screen is, also below another one`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let outcome = try stage.services.registry.component(named: "OutcomeItem")
        let pill = try stage.services.registry.component(named: "PillItem")

        stage.type("A")
        expect(stage.router.isOpen(outcome), is: true)
        expect(stage.router.isOpen(pill), is: false)
        stage.press(.escape, .escape)

        #expect(!stage.router.isOpen(outcome))
    }

    @Test func `a state file that is read again is shown as the state over which it was read`() throws {
        let bench = try PreviewHarness("OutcomeItem", state: 1)
        let screen = bench.makeScreen()
        let given = GivenState(file: "mine.yaml", data: try #require(try bench.component.stateData(at: 2)))
        screen.preview.showState(number: 4)

        screen.show(given, of: bench.component, stateAt: 1)

        expect(screen.preview.content?.stateIndex, is: 1)
        expect(screen.preview.content?.file, is: "mine.yaml")
        expect(bench.services.places[bench.component], is: 1)
    }
}
