import Expectations
import Testing

@testable import TerminalKit

@MainActor
struct StackViewGapTests {
    @Test(arguments: [(7, ["ab", "cd", "ef"], 1), (5, ["a", "b", "c"], 1), (3, ["a", "b", "c"], 0)])
    func `gaps go only where they would leave no column for a view`(width: Int, texts: [String], gap: Int) {
        let labels = texts.map { Label($0) }
        let stack = StackView(labels, spacing: 1)

        stack.frame = Rect(x: 0, y: 0, width: width, height: 1)
        stack.layoutIfNeeded()

        expect(labels[1].frame.minX - labels[0].frame.maxX, is: gap)
        #expect(labels.allSatisfy { $0.frame.width > 0 })
    }
}
