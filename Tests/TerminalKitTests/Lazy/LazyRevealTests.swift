import Expectations
import Testing

@testable import TerminalKit

/// An element of a lazy stack that is asked for comes into view, whenever that is.
@MainActor
@Suite struct LazyRevealTests {
    @Test func `an element that is asked for comes into view`() {
        let stage = LazyStage(LazyStage.ids(0..<100_000) { $0 % 7 + 1 })

        stage.stack.reveal("70000:1")
        expect(stage.rows.last?.firstWord, is: "70000:1/0")

        stage.stack.reveal("6999:7")
        expect(stage.rows[0...6].map(\.firstWord), is: (0..<7).map { "6999:7/\($0)" })
    }

    @Test func `an element that is asked for before there is a layout comes into view with the first one`() {
        let stack = LazyStackView(LazyStage.ids(0..<1000) { $0 % 7 + 1 }, make: LazyStage.view)
        stack.reveal("500:4")

        let harness = ViewHarness(ScrollView(stack), width: 20, height: 10)

        expect(harness.rows.suffix(4).map(\.firstWord), is: (0..<4).map { "500:4/\($0)" })
    }

    @Test func `an element that is asked for as it comes, or as places change, comes into view with the next layout`() {
        let stage = LazyStage(LazyStage.ids(0..<1000))

        stage.stack.ids.append("new:1")
        stage.stack.reveal("new:1")
        expect(stage.rows.last?.firstWord, is: "new:1/0")

        stage.stack.spacing = 1
        stage.stack.reveal("500:1")
        expect(stage.rows.first?.firstWord, is: "500:1/0")
    }

    @Test func `an element that is asked for and gone before the next layout leaves what is in view there`() {
        let stage = LazyStage(LazyStage.ids(0..<1000))

        stage.stack.ids.append("new:1")
        stage.stack.reveal("new:1")
        stage.stack.ids.removeLast()

        expect(stage.rows.first?.firstWord, is: "0:1/0")
    }
}
