import Expectations
import Testing
import TerminalWalker

@testable import TerminalKit

struct ExtentTreeTests {
    @Test(arguments: UInt64(0)..<20)
    func `a tree knows what a sum over all of them would say`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var extents = (0..<Int.random(in: 0...40, using: &random)).map { _ in
            Bool.random(using: &random) ? Int.random(in: 0...5, using: &random) : nil
        }
        var tree = ExtentTree(extents)
        let estimate = 2 * ExtentTree.fraction

        for _ in 0..<20 {
            if let index = extents.indices.randomElement(using: &random) {
                let new = Bool.random(using: &random) ? Int.random(in: 0...5, using: &random) : nil
                tree.change(index, from: extents[index], to: new)
                extents[index] = new
            }

            let starts = extents.reduce(into: [0]) { $0.append(($0.last ?? 0) + ($1 ?? 2)) }
            expect(starts.indices.map { tree.start(of: $0, estimate: estimate) }, is: starts)
            let found = (0...(starts.last ?? 0)).map { tree.index(at: $0, estimate: estimate) }
            expect(found, is: (0...(starts.last ?? 0)).map { row in starts.dropFirst().count { $0 <= row } })
            expect(tree.total.count, is: extents.count { $0 != nil })
        }
    }

    @Test func `what is not known is estimated in parts of a cell`() {
        let tree = ExtentTree([nil, nil, nil, 7])
        let half = ExtentTree.fraction + ExtentTree.fraction / 2

        expect((0...4).map { tree.start(of: $0, estimate: half) }, is: [0, 1, 3, 4, 11])
    }
}
