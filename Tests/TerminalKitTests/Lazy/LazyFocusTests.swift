import Expectations
import Testing

@testable import TerminalKit

/// Keys lead on to elements that have not been made, to the last one and back.
@MainActor
@Suite struct LazyFocusTests {
    /// What has the focus, press after press, until a press leads nowhere.
    private func path(_ stage: LazyStage, _ key: KeyEvent, from id: String, upTo most: Int = 2000) -> [String] {
        stage.window.update()
        var path = [id]
        for _ in 0..<most {
            stage.harness.press(key)
            guard let focus = stage.focus, focus != path.last else { break }
            path.append(focus)
            let frame = stage.window.focusedView.map { $0.convertToWindow($0.bounds) } ?? .zero
            #expect(frame.minY >= 0 && frame.maxY <= 10, "\(focus) is out of view")
        }
        return path
    }

    private static func ids(_ count: Int, every step: Int = 1) -> [String] {
        (0..<count).map { ($0 % step == 0 ? "k" : "") + "\($0):\($0 * $0 % 4 + 1)" }
    }

    @Test(arguments: [1, 3, 40])
    func `arrows go through all controls, down to the last and up to the first`(step: Int) {
        let ids = Self.ids(600, every: step)
        let stage = LazyStage(ids)
        let knobs = ids.filter { $0.hasPrefix("k") }
        stage.window.focus(stage.stack.view(for: knobs[0]))

        expect(path(stage, KeyEvent(.down), from: knobs[0]), is: knobs)
        expect(path(stage, KeyEvent(.up), from: knobs[knobs.count - 1]), is: knobs.reversed())
        #expect(stage.stack.subviews.count <= 60)
    }

    @Test(arguments: [1, 7])
    func `Tab goes through all controls and round, and back`(step: Int) {
        let ids = Self.ids(200, every: step)
        let stage = LazyStage(ids)
        let knobs = ids.filter { $0.hasPrefix("k") }
        stage.window.focus(stage.stack.view(for: knobs[0]))

        expect(path(stage, KeyEvent(.tab), from: knobs[0], upTo: knobs.count), is: knobs + [knobs[0]])
        expect(
            path(stage, .backTab, from: knobs[0], upTo: knobs.count), is: [knobs[0]] + knobs.reversed())
    }

    @Test func `Tab goes round to the first control, where a text stands before it too`() {
        let knobs = (1..<200).map { "k\($0):1" }
        let stage = LazyStage(["0:1"] + knobs)
        stage.window.focus(stage.stack.view(for: knobs[0]))

        expect(path(stage, KeyEvent(.tab), from: knobs[0], upTo: knobs.count), is: knobs + [knobs[0]])
    }

    @Test func `from above and below, the focus comes to the first and the last element`() {
        let (top, bottom) = (Knob("top"), Knob("bottom"))
        let stage = LazyStage(
            Self.ids(500, every: 5), above: [top] + (0..<30).map { Label("\($0)") }, below: [Label(""), bottom])
        stage.window.focus(top)

        stage.harness.press(.tab)
        expect(stage.focus, is: "k0:1")
        stage.harness.press(.up)
        expect(stage.focus, is: "top")
        stage.harness.press(.backTab)
        expect(stage.focus, is: "bottom")
        stage.harness.press(.backTab)
        expect(stage.focus, is: "k495:2")
        stage.harness.press(.down)
        expect(stage.focus, is: "bottom")
        stage.harness.press(.up)
        expect(stage.focus, is: "k495:2")
    }

    @Test func `far from view, the focus goes on from where it is`() {
        let stage = LazyStage(Self.ids(1000))
        stage.window.focus(stage.stack.view(for: "k2:1"))
        stage.scroller.contentOffset = .max / 2
        stage.window.update()

        stage.harness.press(.down)

        expect(stage.focus, is: "k3:2")
        #expect(stage.rows.contains { $0.contains("▌k3:2/0") })
    }

    @Test func `far from view, a key has the next control made and none behind it`() {
        let stage = LazyStage(Self.ids(1000))
        stage.window.focus(stage.stack.view(for: "k0:1"))
        stage.scroller.contentOffset = .max / 2
        stage.window.update()

        let isPrepared = stage.stack.prepare(from: stage.window.focusedView, .down)

        expect(isPrepared, is: true)
        expect(stage.stack.held.reachable, is: ["k1:2"])
    }

    @Test func `in columns, arrows go along the lines and down the columns`() {
        let ids = (0..<399).map { "k\($0):\($0 % 2 + 1)" }
        let stage = LazyStage(ids, columns: StackColumns(3, width: 10, gap: 1), width: 40)
        stage.window.focus(stage.stack.view(for: "k1:2"))

        expect(path(stage, KeyEvent(.down), from: "k1:2"), is: stride(from: 1, to: 399, by: 3).map { ids[$0] })
        let back = stride(from: 397, through: 1, by: -3).map { ids[$0] }
        expect(path(stage, KeyEvent(.up), from: "k397:2"), is: back)
        expect(path(stage, KeyEvent(.right), from: "k1:2"), is: ["k1:2", "k2:1"])
        expect(path(stage, KeyEvent(.left), from: "k2:1"), is: ["k2:1", "k1:2", "k0:1"])
    }

    @Test func `a control farther off than is looked ahead is found press by press`() {
        let ids = (0..<900).map { $0 == 0 || $0 == 700 ? "k\($0):1" : "\($0):1" }
        let stage = LazyStage(ids)
        stage.window.focus(stage.stack.view(for: "k0:1"))

        let costs = (0..<3).map { _ in stage.cost { stage.harness.press(.down) }.made }

        expect(stage.focus, is: "k700:1")
        #expect(costs.allSatisfy { $0 <= 300 }, "\(costs)")
    }

    @Test func `where nobody moves the focus, nothing is made for it`() {
        let stage = LazyStage(Self.ids(1000))
        let before = stage.log.made.count

        stage.harness.press(KeyEvent(.character("x")))
        stage.harness.press(KeyEvent(.enter))

        expect(stage.log.made.count, is: before)
    }
}
