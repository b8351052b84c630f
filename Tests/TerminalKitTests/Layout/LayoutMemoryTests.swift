import Expectations
import Testing

@testable import TerminalKit

/// How many sizes a view remembers, and when it forgets them.
@MainActor
@Suite struct LayoutMemoryTests {
    private let block = Block(3)

    private func ask(_ widths: some Sequence<Int>) -> Int {
        let before = block.measurements
        for width in widths { _ = block.measure(Size(width: width, height: 1)) }
        return block.measurements - before
    }

    @Test func `four sizes are remembered, and a fifth takes the place of the oldest`() {
        expect(ask(1...4), is: 4)
        expect(ask(1...4), is: 0)

        expect(ask([5]), is: 1)
        expect(ask(2...5), is: 0)
        expect(ask([1]), is: 1)
        expect(ask(3...5), is: 0)
    }

    @Test func `another height is another question`() {
        _ = ask([1])

        _ = block.measure(Size(width: 1, height: 2))

        expect(block.measurements, is: 2)
    }

    @Test func `all are forgotten at once when the view changes`() {
        _ = ask(1...4)

        block.setNeedsLayout()

        expect(ask(1...4), is: 4)
    }
}
