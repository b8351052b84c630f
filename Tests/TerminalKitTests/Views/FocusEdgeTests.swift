import Expectations
import Testing

@testable import TerminalKit

/// The focus around the ends of its round, and when what has it comes, goes and comes again.
@MainActor
@Suite struct FocusEdgeTests {
    private let knobs = (0..<4).map { Knob("\($0)") }

    private func stage(_ count: Int) -> ViewHarness {
        ViewHarness(StackView(Array(knobs.prefix(count)), spacing: 1), width: 20, height: 2)
    }

    private func focused(in stage: ViewHarness) -> Int? {
        stage.window.update()
        return knobs.firstIndex { $0 === stage.window.focusedView }
    }

    @Test(arguments: [(1, [0, 0, 0], [0, 0, 0]), (2, [1, 0, 1], [1, 0, 1]), (4, [1, 2, 3], [3, 2, 1])])
    func `Tab goes around the ends, forth and back`(count: Int, forth: [Int], back: [Int]) {
        let stage = stage(count)
        for (key, expected) in [(KeyEvent(.tab), forth), (.backTab, back)] {
            stage.window.focus(knobs[0])
            let seen = (0..<3).map { _ in
                expect(stage.press(key), is: (count > 1))
                return focused(in: stage)
            }
            expect(seen, is: expected)
        }
    }

    @Test func `where nobody can have it, it goes nowhere`() {
        let stage = ViewHarness(StackView([Block(3)]), width: 9, height: 1)

        for direction in [FocusDirection.next, .previous, .up, .left] {
            #expect(!stage.window.moveFocus(direction))
            #expect(stage.window.focusedView == nil)
        }
    }

    @Test(arguments: [(0, 1), (1, 2), (2, 3), (3, 2)])
    func `what goes hands it to who comes to its place, or at the end to the one before`(gone: Int, heir: Int) {
        let stage = stage(4)
        stage.window.focus(knobs[gone])
        stage.window.update()

        knobs[gone].isHidden = true

        expect(focused(in: stage), is: heir)
    }

    @Test(arguments: [(5, 1), (7, 2)])
    func `for who is next a row off counts as four columns`(columns: Int, heir: Int) {
        let host = View()
        for (knob, place) in zip(knobs, [Point(x: 10, y: 2), Point(x: 10 - columns, y: 2), Point(x: 8, y: 3)]) {
            host.addSubview(knob)
            knob.frame = Rect(x: place.x, y: place.y, width: 2, height: 1)
        }
        let stage = ViewHarness(host, width: 20, height: 5)
        stage.window.focus(knobs[0])
        stage.window.update()

        knobs[0].isHidden = true

        expect(focused(in: stage), is: heir)
    }

    /// Two columns, the second of which goes.
    private func columns() -> (ViewHarness, StackView) {
        let second = StackView([knobs[2], knobs[3]], axis: .vertical)
        let all = StackView([StackView([knobs[0], knobs[1]], axis: .vertical), second], spacing: 1)
        let stage = ViewHarness(all, width: 20, height: 2)
        stage.window.focus(knobs[3])
        stage.window.update()
        return (stage, second)
    }

    @Test(arguments: [false, true])
    func `what is around it takes it along, hidden or taken out, and does not bring it back`(isTakenOut: Bool) throws {
        let (stage, column) = columns()
        let around = try #require(column.superview)

        if isTakenOut { column.removeFromSuperview() } else { column.isHidden = true }
        expect(focused(in: stage), is: 1)

        if isTakenOut { around.addSubview(column) } else { column.isHidden = false }
        expect(focused(in: stage), is: 1)
        stage.press(.right)
        expect(focused(in: stage), is: 3)
    }

    @Test func `what is taken out and put in again in one turn keeps it`() throws {
        let (stage, column) = columns()
        let around = try #require(column.superview)

        knobs[3].removeFromSuperview()
        column.insertSubview(knobs[3], at: 0)
        expect(focused(in: stage), is: 3)

        column.removeFromSuperview()
        around.insertSubview(column, at: 0)

        expect(focused(in: stage), is: 3)
        expect(stage.press(KeyEvent(.enter)), is: true)
        expect(knobs[3].presses, is: 1)
    }

    @Test func `one that is hidden under a sheet has it no more when that goes`() {
        let stage = stage(4)
        stage.window.focus(knobs[1])
        stage.window.update()
        for _ in 0..<2 { stage.window.present(StaticScreen(StackView([Knob("sheet")])), as: .sheet) }

        knobs[1].isHidden = true
        stage.window.update()
        for _ in 0..<2 { stage.window.dismiss() }

        expect(focused(in: stage), is: 0)
    }

    @Test func `it is told once to who loses it and who gets it, and not at all where nothing moves`() {
        final class Counter: Control {
            var changes = 0
            override func focusChanged() { changes += 1 }
            override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 2, height: 1) }
            override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "press") {}] }
        }
        let counters = [Counter(), Counter()]
        let stage = ViewHarness(StackView(counters), width: 9, height: 1)

        for _ in 0..<2 { stage.window.focus(counters[0]) }
        expect(counters.map(\.changes), is: [1, 0])
        for _ in 0..<2 { stage.window.focus(counters[1]) }
        expect(counters.map(\.changes), is: [2, 1])
        for _ in 0..<2 { stage.window.focus(nil) }
        expect(counters.map(\.changes), is: [2, 2])
    }
}
