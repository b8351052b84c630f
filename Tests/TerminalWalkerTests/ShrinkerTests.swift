import Expectations
import Testing

@testable import TerminalWalker

struct ShrinkerTests {
    @Test(arguments: 0...20)
    func `the shortest beginning that fails is found`(shortest: Int) {
        expect(Shrinker.shortestFailingPrefix(of: 20) { $0 >= shortest }, is: shortest)
    }

    @Test func `few tries are enough for many parts`() {
        var tries = 0

        _ = Shrinker.shortestFailingPrefix(of: 1000) { count in
            tries += 1
            return count >= 617
        }

        #expect(tries <= 20)
    }

    @Test func `only what is needed is left`() {
        let needed = Shrinker.needed(of: Array(0..<50), isOver: { false }) { Set([3, 17, 49]).isSubset(of: $0) }

        expect(needed, is: [3, 17, 49])
    }

    @Test func `where nothing is done, nothing can go`() {
        expect(Shrinker.shortestFailingPrefix(of: 0) { _ in true }, is: 0)
        expectEmpty(Shrinker.needed(of: [], isOver: { false }) { _ in true })
        expect(Shrinker.needed(of: [7], isOver: { false }) { _ in false }, is: [7])
        expect(Shrinker.needed(of: [6, 7], isOver: { false }) { $0.contains(7) }, is: [7])
    }

    @Test func `nothing goes once the time is up`() {
        let needed = Shrinker.needed(of: [1, 2, 3], isOver: { true }) { _ in true }

        expect(needed, is: [1, 2, 3])
    }
}
