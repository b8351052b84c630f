import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

/// What is in view stays where it is, and what has the focus keeps it.
@MainActor
@Suite struct LazyAnchorTests {
    private func words(_ stage: LazyStage) -> [String] { stage.rows.map(\.firstWord) }

    @Test func `what comes, goes and moves above leaves the rows in view where they are`() {
        let stage = LazyStage(LazyStage.ids(0..<1000) { $0 % 3 + 1 })
        stage.scroller.contentOffset = 400
        let before = words(stage)

        stage.stack.ids.insert("new:7", at: 3)
        expect(words(stage), is: before)
        stage.stack.ids.removeFirst(50)
        expect(words(stage), is: before)
        stage.stack.ids.swapAt(0, 900)
        expect(words(stage), is: before)
    }

    @Test func `the first row stays that has not gone`() {
        let stage = LazyStage(LazyStage.ids(0..<1000))
        stage.scroller.contentOffset = 400
        expect(words(stage)[0...3], is: ["400:1/0", "401:1/0", "402:1/0", "403:1/0"])

        stage.stack.ids.removeAll { ["400:1", "401:1", "7:1"].contains($0) }

        expect(words(stage)[0...3], is: ["398:1/0", "399:1/0", "402:1/0", "403:1/0"])
    }

    @Test func `a page at its start shows what comes there`() {
        let stage = LazyStage(LazyStage.ids(0..<1000))

        stage.stack.ids.insert("new:1", at: 0)

        expect(words(stage)[0...1], is: ["new:1/0", "0:1/0"])
    }

    @Test func `going up from the end, nothing jumps`() {
        let ids = LazyStage.ids(0..<1000) { $0 < 20 ? 1 : $0 % 5 + 3 }
        let stage = LazyStage(ids)
        stage.scroller.contentOffset = .max / 2
        var rows = words(stage)

        for _ in 0..<200 {
            stage.scroller.contentOffset -= 1
            let next = words(stage)
            expect(Array(next.dropFirst()), is: Array(rows.dropLast()))
            rows = next
        }
    }

    @Test func `an element above the view that becomes higher moves nothing`() throws {
        let stage = LazyStage((0..<1000).map { "k\($0):2" })
        stage.scroller.contentOffset = 400
        let before = words(stage)
        let above = try #require(stage.stack.subviews.first as? LazyKnob)
        #expect(above.frame.maxY <= 400)

        above.rows = 6

        expect(words(stage), is: before)
        expect(stage.scroller.contentOffset, is: 404)
    }

    @Test func `a stack that lies above the view moves nothing as it grows`() {
        let tail = (0..<40).map { Label("tail \($0)") }
        let stage = LazyStage(LazyStage.ids(0..<20), below: tail)
        stage.scroller.contentOffset = 30
        let before = words(stage)
        #expect(stage.rows[0].hasPrefix("tail 10"))

        stage.stack.ids.insert("new:3", at: 2)

        expect(words(stage), is: before)
        #expect(stage.rows[0].hasPrefix("tail 10"))
    }

    @Test func `a stack that lies below the first row in view moves nothing above it`() {
        let stage = LazyStage(LazyStage.ids(0..<100), above: (0..<5).map { Label("head \($0)") })
        stage.scroller.contentOffset = 2

        stage.stack.ids.insert("new:3", at: 0)

        #expect(stage.rows[0].hasPrefix("head 2"))
        expect(words(stage)[3...5], is: ["new:3/0", "new:3/1", "new:3/2"])
    }

    @Test func `in another width the first row in view stays, wherever it is then`() {
        let stage = LazyStage(
            (0..<1000).map(String.init), width: 20, view: { Label(String(repeating: "\($0) ", count: 8)).wrapping() })
        stage.scroller.contentOffset = 700
        let first = words(stage)[0]

        for width in [9, 30, 14, 20] {
            stage.window.resize(to: Size(width: width, height: 10))
            expect(words(stage)[0], is: first, "\(width)")
        }
    }

    @Test func `the focus stays with its element through every change`() {
        let stage = LazyStage((0..<1000).map { "k\($0):2" })
        stage.scroller.contentOffset = 300
        stage.window.update()
        stage.window.focus(stage.stack.view(for: "k151:2"))

        var random = SeededGenerator(seed: 1)
        stage.stack.ids.shuffle(using: &random)
        stage.window.update()
        expect(stage.focus, is: "k151:2")
        stage.stack.ids.removeAll { $0 != "k151:2" && $0.hasSuffix("1:2") }
        stage.window.update()
        stage.scroller.contentOffset = .max / 2
        stage.window.update()
        expect(stage.focus, is: "k151:2")
        #expect(stage.stack.view(for: "k151:2") === stage.window.focusedView)
        expect(stage.log.released, lacks: "k151:2")
    }

    @Test func `where the element with the focus goes, one in its place has it`() {
        let stage = LazyStage((0..<1000).map { "k\($0):1" })
        stage.window.focus(stage.stack.view(for: "k4:1"))

        stage.stack.ids.removeAll { $0 == "k4:1" }
        stage.window.update()

        expect(["k3:1", "k5:1"], contains: stage.focus)
    }

    @Test func `elements of which nobody knows the height push nothing out of view that was asked for`() {
        let stage = LazyStage((0..<1000).map { "k\($0):\($0 < 20 ? 1 : 6)" })
        stage.window.focus(stage.stack.view(for: "k0:1"))

        stage.harness.press(.backTab)

        expect(stage.focus, is: "k999:6")
        expect(stage.rows[9], contains: "▌k999:6/5")
    }
}
