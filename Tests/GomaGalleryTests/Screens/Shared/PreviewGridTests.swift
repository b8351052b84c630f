import Expectations
import TerminalKit
import Testing

@testable import GomaGallery

/// The columns that a component is offered in the blocks of a preview.
@MainActor
struct PreviewGridTests {
    @Test func `two themes share all columns where each gets 32 or more, and else have all of them below each other`() {
        let grid = PreviewGrid(Label("x"), standardWidth: 20)
        let block = PreviewArrangement.Block(title: "Theme", colors: nil)
        grid.show(PreviewArrangement(width: .fit, blocks: [block, block]))

        let offers = [100, 72, 71].map { grid.offer(in: $0) }

        expect(offers, is: [46, 32, 67])
    }
}
