import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct MessageLineTests {
    @Test(arguments: [(false, "Not…"), (true, "✗ N…")])
    func `the mark goes before the words are cut short, unless it is kept`(keepsMark: Bool, row: String) {
        let line = MessageLine(margin: Spacing.none, upTo: 1, keepsMark: keepsMark)
        line.render(.error("Not to be had"))
        let window = Window(size: Size(width: 4, height: 1), root: TopAlignedScreen(line))

        window.update()

        expect(window.surface.rows, is: [row])
    }
}
