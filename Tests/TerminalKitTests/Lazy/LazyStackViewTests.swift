import Expectations
import Testing

@testable import TerminalKit

/// What a stack of very many elements makes, measures and lays out.
@MainActor
@Suite struct LazyStackViewTests {
    private static let count = 100_000
    private static let many = (0..<count).map { "k\($0):\($0 % 3 + 1)" }

    private func measurements(_ stage: LazyStage) -> Int {
        stage.stack.subviews.reduce(0) { $0 + (($1 as? LazyKnob)?.measurements ?? 0) }
    }

    @Test func `opening a page makes what is in view and a little more`() {
        let stage = LazyStage(Self.many, height: 30)

        expect(stage.rows.first, is: " k0:1/0            ┃")
        #expect(stage.log.made.count <= 24, "\(stage.log.made.count)")
        #expect(measurements(stage) <= stage.log.made.count)
        #expect(stage.window.statistics.layoutPasses <= 3 * stage.log.made.count)
    }

    @Test func `before anything is measured the rows are reckoned with the spacing of the columns`() {
        let stack = LazyStackView(["a", "b", "c"], columns: StackColumns(1, spacing: 2)) { _ in Block(4) }
        stack.frame = Rect(x: 0, y: 0, width: 10, height: 0)

        stack.layoutIfNeeded()

        expect(stack.measure(Size(width: 10, height: View.unbounded)).height, is: 7)
    }

    @Test func `a room too narrow for a column has one all the same`() throws {
        var columns = StackColumns(2, gap: 1)
        columns.count = 20 / 30
        try #require(columns.count == 1)

        let stage = LazyStage(LazyStage.ids(0..<2), columns: columns)

        expect(stage.rows.prefix(2), is: ["0:1/0", "1:1/0"])
    }

    @Test func `a list is taken over without a view made`() {
        let stage = LazyStage([], height: 30)
        expect(Set(stage.rows), is: [""])

        stage.stack.ids = Self.many

        expectEmpty(stage.log.made)
        expect(stage.rows[29], contains: "k14:3/2")
    }

    @Test func `a step of the page makes a few elements at a time, and most steps make none`() {
        let stage = LazyStage(Self.many, height: 30)
        stage.scroller.contentOffset = 50_000
        stage.window.update()

        let costs = (0..<40).map { _ in stage.cost { stage.scroller.contentOffset += 1 } }

        #expect(costs.count { $0.made > 0 } <= 8)
        #expect(costs.allSatisfy { $0.made <= 8 && $0.layouts <= 24 }, "\(costs)")
        #expect(stage.stack.subviews.count <= 60)
        expect(stage.log.released.count + stage.stack.subviews.count, is: stage.log.made.count)
    }

    @Test func `where all are as high, a step draws the rows that come into view and no others`() {
        let stage = LazyStage(LazyStage.ids(0..<Self.count), width: 20, height: 30)

        let costs = (0..<40).map { _ in stage.cost { stage.scroller.contentOffset += 1 } }

        #expect(costs.allSatisfy { $0.cells <= 30 + 9 * 20 }, "\(costs.map(\.cells))")
        #expect(costs.count { $0.layouts == 0 } >= 30)
        expect(stage.harness.redrawn, is: stage.window.surface)
    }

    @Test func `the end is the end, however high elements turn out to be`() {
        for height in [{ $0 % 3 + 1 }, { $0 < 50 ? 1 : 7 }, { $0 < 50 ? 9 : 1 }] as [(Int) -> Int] {
            let ids = LazyStage.ids(0..<Self.count, height: height)
            let stage = LazyStage(ids, height: 30)

            let cost = stage.cost { stage.scroller.contentOffset = .max / 2 }

            let last = LazyStage.rows(of: ids[Self.count - 1]) - 1
            #expect(stage.rows[29].hasPrefix("\(ids[Self.count - 1])/\(last)"), "\(stage.rows)")
            #expect(stage.rows[29].hasSuffix("┃"))
            #expect(cost.made <= 45, "\(cost)")
        }
    }

    @Test func `End and Home of the page itself go to its ends`() {
        let stage = LazyStage(LazyStage.ids(0..<Self.count) { $0 < 50 ? 1 : 4 })
        stage.window.focus(stage.scroller)

        stage.harness.press(.end)
        #expect(stage.rows[9].hasPrefix("99999:4/3"))

        stage.harness.press(.home)
        #expect(stage.rows[0].hasPrefix("0:1/0"))
        stage.harness.press(.pageDown)
        #expect(stage.rows[0].hasPrefix("9:1/0"))
    }

    @Test func `page after page shows every element once`() {
        let ids = LazyStage.ids(0..<200) { $0 * $0 % 5 + 1 }
        let stage = LazyStage(ids, height: 11)
        stage.window.focus(stage.scroller)
        let all = ids.flatMap { id in (0..<LazyStage.rows(of: id)).map { "\(id)/\($0)" } }
        var seen: [String] = []

        for _ in 0..<200 {
            let rows = stage.rows.map { String($0.prefix { $0 != " " && $0 != "│" && $0 != "┃" }) }
            seen += rows.drop { row in seen.contains(row) }
            stage.harness.press(.pageDown)
        }

        expect(seen, is: all)
    }

    @Test func `another width costs what is in view`() {
        let stage = LazyStage(Self.many, width: 20, height: 30)
        stage.scroller.contentOffset = 5_000
        stage.window.update()
        let before = measurements(stage)

        let cost = stage.cost { stage.window.resize(to: Size(width: 31, height: 30)) }

        expect(cost.made, is: 0)
        #expect(measurements(stage) - before <= 3 * stage.stack.subviews.count)
        #expect(cost.layouts <= 3 * stage.stack.subviews.count)
    }

    @Test func `elements that come above cost nothing but being listed`() {
        let stage = LazyStage(Self.many, height: 30)
        stage.scroller.contentOffset = 5_000
        let before = stage.rows

        let cost = stage.cost { stage.stack.ids.insert(contentsOf: ["new:9", "newer:2"], at: 0) }

        expect(cost.made, is: 0)
        #expect(cost.layouts <= 8)
        expect(stage.rows.map { $0.dropLast() }, is: before.map { $0.dropLast() })
    }

    @Test func `an element that becomes higher has itself and what is around it laid out`() throws {
        let stage = LazyStage(Self.many, height: 30)
        let knob = try #require(stage.stack.view(for: "k1:2") as? LazyKnob)
        let before = measurements(stage)

        let cost = stage.cost { knob.rows = 4 }

        expect(cost.made, is: 0)
        #expect(measurements(stage) - before <= 2)
        #expect(cost.layouts <= 8, "\(cost)")
        #expect(stage.rows[4].hasPrefix(" k1:2/3"))
        #expect(stage.rows[5].hasPrefix(" k2:3/0"))
    }

    @Test func `elements without height take no place, nor a gap`() {
        let ids = LazyStage.ids(0..<400) { $0 % 4 == 0 ? 2 : 0 }
        let stage = LazyStage(ids, spacing: 1, height: 6)

        expect(stage.rows.map { $0.dropLast(1) }.map { $0.trimmed }, is: ["0:2/0", "0:2/1", "", "4:2/0", "4:2/1", ""])
        stage.scroller.contentOffset = .max / 2
        #expect(stage.rows[5].hasPrefix("396:2/1"))
    }

    @Test(arguments: [0, 1, 3])
    func `another spacing later on is as if it had been so from the start`(spacing: Int) {
        let ids = LazyStage.ids(0..<60) { $0 % 3 + 1 }
        let stage = LazyStage(ids, spacing: 2, height: 9)
        stage.scroller.contentOffset = 40
        stage.window.update()
        stage.scroller.contentOffset = 0
        stage.window.update()

        stage.stack.spacing = spacing

        let fresh = LazyStage(ids, spacing: spacing, height: 9)
        expect(stage.rows, is: fresh.rows)
        for each in [stage, fresh] { each.scroller.contentOffset = .max / 2 }
        expect(stage.rows, is: fresh.rows)
    }

    @Test func `an element that is hidden, and shown again, gives its room away and has it back`() throws {
        let stage = LazyStage(LazyStage.ids(0..<100), height: 3)

        stage.stack.view(for: "1:1")?.isHidden = true
        expect(stage.rows.map(\.firstWord), is: ["0:1/0", "2:1/0", "3:1/0"])

        stage.stack.view(for: "1:1")?.isHidden = false
        expect(stage.rows.map(\.firstWord), is: ["0:1/0", "1:1/0", "2:1/0"])
    }

    @Test func `an element that is to be made anew is`() {
        let word = Label("old")
        let stage = LazyStage(["a", "b"], view: { Label("\($0) \(word.text)") })
        word.text = "new"

        stage.stack.reload("a")

        expect(stage.rows[0...1].map(\.trimmed), is: ["a new", "b old"])
        expect(stage.log.released, is: ["a"])
    }

    @Test(arguments: [true, false])
    func `a view that is let go of leaves for good, unless somebody keeps the views`(keepsViews: Bool) {
        let leaver = Leaver()
        let stack = LazyStackView(["a"]) { _ in leaver }
        if keepsViews { stack.onRelease = { _, _ in } }
        let stage = ViewHarness(ScrollView(stack), width: 8, height: 4)

        stack.ids = []
        stage.window.update()

        expect(leaver.leavesForGood, is: [!keepsViews])
    }

    /// A view that notes each time that it leaves the window whether it is for good.
    private final class Leaver: View {
        private(set) var leavesForGood: [Bool] = []

        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 1) }

        override func windowChanged(isInWindow: Bool) {
            super.windowChanged(isInWindow: isInWindow)
            if !isInWindow { leavesForGood.append(isLeavingForGood) }
        }
    }

    @Test func `a few elements in more room than they need come to rest`() {
        let stage = LazyStage(["a:1", "b:2"])

        expect(stage.rows[0...2].map(\.trimmed), is: ["a:1/0", "b:2/0", "b:2/1"])
        #expect(stage.scroller.isSettled)
        #expect(!stage.window.update())
        #expect(stage.cost { stage.stack.ids = ["b:2"] }.layouts <= 4)
    }

    @Test func `an identity that comes twice is shown once`() {
        let stage = LazyStage(["a:1", "b:1", "a:1", "c:1"])

        expect(stage.rows[0...3].map(\.trimmed), is: ["a:1/0", "b:1/0", "c:1/0", ""])
    }

    @Test func `a stack that nothing scrolls shows what it has room for`() {
        let stack = LazyStackView(LazyStage.ids(0..<50), make: LazyStage.view)
        let harness = ViewHarness(stack, width: 9, height: 3)

        expect(harness.rows.map(\.trimmed), is: ["0:1/0", "1:1/0", "2:1/0"])
        #expect(stack.subviews.count <= 7)
    }

    @Test func `what is read and what is clicked is what is there`() {
        let stage = LazyStage((0..<1000).map { "k\($0):1" }, height: 4)
        stage.scroller.contentOffset = 500
        stage.window.update()

        stage.harness.mouse(.press(.left), x: 2, y: 1)

        expect(stage.focus, is: "k501:1")
        expect(ReadingText.lines(of: stage.scroller), contains: "› k500:1")
        #expect(stage.scroller.tree.count <= 30)
    }
}

extension String {
    var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { " │┃".contains($0) }.reversed())
    }
    var firstWord: String { String(drop { $0 == " " || $0 == "▌" }.prefix { !" │┃".contains($0) }) }
}

extension Substring {
    var trimmed: String { String(self).trimmed }
}
