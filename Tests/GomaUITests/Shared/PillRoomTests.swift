import TerminalKit
import Testing

@testable import GomaElements

/// A pill in more room and in less than it wants.
@MainActor
struct PillRoomTests {
    @Test(arguments: 3...16)
    func `a pill has as many blank columns before its words as behind them`(width: Int) {
        let room = PillRoom(PillBox([Label("Welcome").narrowing(to: 4)], padding: Spacing.xs))
        let window = Window(size: Size(width: width, height: 1), root: TopAlignedScreen(room))
        window.update()

        let words = window.surface.rows[0].dropFirst().dropLast()

        let (before, behind) = (words.prefix { $0 == " " }, words.reversed().prefix { $0 == " " })
        #expect(before.count == behind.count && words.count >= width - 3, "\(words)")
    }
}
