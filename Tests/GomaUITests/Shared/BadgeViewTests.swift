import Expectations
import TerminalKit
import Testing

@testable import GomaElements

/// The room inside the ends of a badge.
@MainActor
struct BadgeViewTests {
    @Test(arguments: [(13, "Bonus ▐ Won ▌"), (11, "Bonus ▐Won▌")])
    func `a badge has a blank column inside each end, which goes before a neighbour does`(width: Int, shown: String) {
        let badge = BadgeView()
        badge.show("Won", TextStyle(.badge, .textPrimary), on: .level(.control))
        let row = StackView([Label("Bonus").droppable(), badge], spacing: Spacing.xs)
        let window = Window(size: Size(width: width, height: 1), root: TopAlignedScreen(row))

        window.update()

        expect(window.surface.rows[0], is: shown)
    }
}
