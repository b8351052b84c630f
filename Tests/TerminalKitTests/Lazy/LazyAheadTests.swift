import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

/// Elements that are made between keys, before somebody turns the page to them.
@MainActor
@Suite struct LazyAheadTests {
    private let idle = IdleWork()

    private func stage(_ ids: [String], height: Int = 30) -> LazyStage {
        let stage = LazyStage(ids, height: height)
        stage.window.idle = idle
        stage.window.update()
        return stage
    }

    private func settle(_ stage: LazyStage) {
        while !idle.isDone || stage.window.update() { idle.work() }
    }

    @Test func `a key that turns the page makes nothing where there was time before it`() {
        let stage = stage(LazyStage.ids(0..<10_000) { $0 % 5 + 1 })
        stage.window.focus(stage.scroller)

        for key in [Key.pageDown, .pageDown, .pageDown, .pageUp, .pageUp, .pageDown] {
            settle(stage)
            let cost = stage.cost { stage.harness.press(key) }
            #expect(cost.made == 0 && cost.layouts <= 1, "\(key): \(cost)")
            expect(stage.harness.redrawn, is: stage.window.surface)
        }
    }

    @Test func `a piece makes one element, downwards first, and no frame is asked for by what is out of view`() {
        let stage = stage(LazyStage.ids(0..<10_000) { _ in 3 })
        stage.scroller.contentOffset = 3000
        stage.window.update()
        let before = stage.log.made
        var pieces = 0

        idle.work { () -> Bool in
            pieces += 1
            expect(stage.log.made.count - before.count, is: pieces)
            return pieces < 6
        }

        let made = stage.log.made.suffix(6).compactMap { Int($0.split(separator: ":")[0]) }
        #expect(made == Array(made[0]..<made[0] + 6) && made[0] >= 1010, "\(made)")
        let cost = stage.cost {}
        expect(cost.cells, is: 0)
        expect(cost.made, is: 0)
    }

    @Test func `views far away are let go of, and come to an end`() {
        let stage = stage(LazyStage.ids(0..<10_000) { $0 % 4 + 1 })

        for step in 0..<20 {
            stage.scroller.contentOffset = step * 700
            settle(stage)

            #expect(idle.isDone)
            // Three times what is seen, and what is kept beside it.
            #expect(stage.stack.subviews.count <= 5 * 30 / 2, "\(stage.stack.subviews.count)")
            expect(stage.log.released.count + stage.stack.subviews.count, is: stage.log.made.count)
        }
    }

    @Test func `arrows look at what is near view and next to the focus, and go where they go without what is ahead`() {
        let ids = (0..<400).map { $0 % 3 == 0 ? "\($0):2" : "k\($0):3" }
        let (ahead, bare) = (stage(ids), LazyStage(ids, height: 30))
        for stage in [ahead, bare] { stage.window.focus(stage.stack.focusableViews.first) }
        var most = 0

        for key in [Key](repeating: .down, count: 40) + [Key](repeating: .up, count: 25) + [.end, .up, .up, .down] {
            settle(ahead)
            for stage in [ahead, bare] { stage.harness.press(key) }
            most = max(most, ahead.stack.arrowStops.count)
            expect(ahead.focus, is: bare.focus, "\(key)")
            expect(ahead.rows, is: bare.rows, "\(key)")
        }

        // What is seen, and half as much on both sides of it.
        #expect(most <= 2 * 30 / 3 && ahead.stack.focusableViews.count > most)
    }

    @Test func `without anybody who works between keys nothing is made ahead`() {
        let stage = LazyStage(LazyStage.ids(0..<10_000))
        stage.window.update()
        let made = stage.log.made.count

        idle.work()
        stage.window.update()

        #expect(stage.log.made.count == made && made <= 20)
    }

    @Test func `nothing is made ahead of what is hidden by then`() {
        let stage = stage(LazyStage.ids(0..<10_000))
        stage.scroller.contentOffset = 3000
        stage.window.update()
        let made = stage.log.made.count
        #expect(!idle.isDone)

        stage.scroller.isHidden = true
        idle.work()

        expect(idle.isDone, is: true)
        expect(stage.log.made.count, is: made)
    }

    @Test func `elements that turn out higher above what is in view leave that where it is`() {
        // Up to the middle they are guessed too low.
        let stage = stage(LazyStage.ids(0..<1000) { $0 < 500 ? 9 : 1 })
        stage.stack.reveal("999:1")
        stage.window.update()
        stage.stack.reveal("520:1")
        settle(stage)
        let rows = stage.rows.map { $0.prefix { $0 != " " } }

        stage.scroller.contentOffset -= 25
        stage.window.update()
        let seen = stage.rows.map { $0.prefix { $0 != " " } }
        settle(stage)

        expect(rows, contains: "520:1/0")
        expect(stage.rows.map { $0.prefix { $0 != " " } }, is: seen)
    }
}
