import Expectations
import TerminalKit
import Testing

@testable import GomaTesting

struct ScreenStepTests {
    @Test(
        arguments: [
            (.keys([KeyEvent(.down), .control("p"), KeyEvent(.character("x"))]), "↓ Ctrl-P x"),
            (.click(Point(x: 3, y: 4)), "click at 3,4"),
            (.drag(Point(x: 0, y: 1), Point(x: 12, y: 3)), "a drag from 0,1 to 12,3"),
            (.wheel(.wheelUp, Point(x: 1, y: 2)), "wheel up at 1,2"),
            (.wheel(.wheelDown, Point(x: 2, y: 1)), "wheel down at 2,1"),
            (.paste("a\u{1B}[2J"), "a paste of \"a\\u{1B}[2J\""), (.resize(Size(width: 80, height: 24)), "80×24 cells"),
            (.time(150), "150 ms pass"),
        ] as [(ScreenStep, String)])
    func `a step has words`(step: ScreenStep, words: String) {
        expect(step.words, is: words)
    }

    /// The first steps of a seed are what its messages name for ever.
    @Test func `a seed makes the same steps`() {
        var (one, other, third) = (
            ScreenStepGenerator(seed: 1), ScreenStepGenerator(seed: 1), ScreenStepGenerator(seed: 2)
        )

        let steps = (0..<200).map { _ in one.next() }

        expect(steps, is: (0..<200).map { _ in other.next() })
        expect(steps, isNot: (0..<200).map { _ in third.next() })
        expect(one.start, is: other.start)
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `steps are of every kind, and no place is outside the window`(seed: UInt64) {
        var generator = ScreenStepGenerator(seed: seed)
        var (size, kinds): (Size, Set<Int>) = (generator.start, [])
        for _ in 0..<600 {
            let step = generator.next()
            var places: [Point] = []
            switch step {
            case .keys(let keys): kinds.insert(keys.count > 1 ? 1 : 0)
            case .click(let place): (kinds, places) = (kinds.union([2]), [place])
            case .drag(let start, let end): (kinds, places) = (kinds.union([3]), [start, end])
            case .wheel(let action, let place): (kinds, places) = (kinds.union([action == .wheelUp ? 4 : 5]), [place])
            case .paste: kinds.insert(6)
            case .resize(let new): (kinds, size) = (kinds.union([7]), new)
            case .time(let milliseconds):
                kinds.insert(8)
                #expect((50...2000).contains(milliseconds) && milliseconds % 50 == 0)
            }
            #expect(places.allSatisfy { Rect(origin: .zero, size: size).contains($0) }, "\(step.words) in \(size)")
        }
        expect(kinds, is: Set(0...8))
    }
}
