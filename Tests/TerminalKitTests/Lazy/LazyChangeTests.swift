import Expectations
import Testing

@testable import TerminalKit

/// A lazy stack whose elements are set anew while the views of others are made and let go of.
@MainActor
@Suite struct LazyChangeTests {
    /// Makes a text for each element; with the first one come other elements, as they do where a source reads on.
    @MainActor
    private final class Source {
        weak var stack: LazyStackView?
        var next: [String]?
        /// The elements as the stack named them once they had been set.
        private(set) var named: [String] = []

        func view(for id: String) -> View {
            if let next {
                self.next = nil
                stack?.ids = next
                named = stack?.ids ?? []
            }
            return Label(id)
        }
    }

    private let source = Source()

    private func stage(_ ids: [String]) -> (stack: LazyStackView, harness: ViewHarness) {
        let stack = LazyStackView(ids) { [source] id in source.view(for: id) }
        source.stack = stack
        return (stack, ViewHarness(ScrollView(stack), width: 9, height: 6))
    }

    @Test(
        arguments: [
            ["a", "b", "c", "d"], ["x", "y", "a", "b", "c"], ["c"], ["c", "b", "a"], ["x"], [],
        ] as [[String]])
    func `elements that are set while one is made are there as they are by then`(next: [String]) {
        source.next = next

        let (stack, harness) = stage(["a", "b", "c"])

        expect(harness.rows.map(\.trimmed), is: next + Array(repeating: "", count: 6 - next.count))
        expect(source.named, is: next)
        expect(stack.ids, is: next)
    }

    @Test func `what is in view stays there where more comes above it as an element is let go of`() {
        let ids = (0..<100).map(String.init)
        let (stack, harness) = stage(ids)
        stack.scroller?.contentOffset = 50
        harness.window.update()
        stack.onRelease = { [source] id, _ in
            if id == "53" { source.stack?.ids.insert(contentsOf: ["v", "w"], at: 0) }
        }

        stack.ids = ["x", "y", "z"] + ids.filter { $0 != "53" }

        expect(harness.rows[0].trimmed, is: "50")
        expect(stack.ids.prefix(6), is: ["v", "w", "x", "y", "z", "0"])
    }

    @Test func `what is in view stays there where an element that is to be shown goes as it is made`() {
        let ids = (0..<100).map(String.init)
        let (stack, harness) = stage(ids)
        stack.scroller?.contentOffset = 50
        harness.window.update()
        source.next = ["x", "y"] + ids.filter { $0 != "80" }

        stack.reveal("80")

        expect(harness.rows[0].trimmed, is: "50")
        #expect(stack.view(for: "80") == nil)
    }

    @Test func `elements may all go as the view of one is let go of to be made anew`() {
        let (stack, harness) = stage(["a", "b", "c"])
        stack.onRelease = { [source] _, _ in source.stack?.ids = [] }

        stack.reload("c")

        #expect(harness.rows.allSatisfy { $0.isEmpty })
        expectEmpty(stack.ids)
        expectEmpty(stack.subviews)
    }
}
