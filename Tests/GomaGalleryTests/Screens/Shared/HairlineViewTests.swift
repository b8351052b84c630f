import Expectations
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct HairlineViewTests {
    @Test func `a line that turns where it stands is drawn anew`() {
        let line = HairlineView(.horizontal)
        let window = Window(size: Size(width: 1, height: 1), root: ViewController(showing: line))
        window.update()
        expect(window.surface.rows, is: ["─"])

        line.axis = .vertical
        window.update()

        expect(window.surface.rows, is: ["│"])
    }
}
