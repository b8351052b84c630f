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

        screen.show(given, of: other)
        #expect(bench.lastEvent?.contains("read state file") != true)

        screen.show(given, of: bench.component)
        #expect(bench.lastEvent?.contains("read state file") == true)
    }
}
