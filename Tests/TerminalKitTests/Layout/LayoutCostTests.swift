import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct LayoutCostTests {
    /// A tree of stacks, two in each, with a counting view at the end of each branch.
    private func tree(depth: Int, leaves: inout [Block]) -> View {
        guard depth > 0 else {
            leaves.append(Block(1))
            return leaves[leaves.count - 1]
        }
        let parts = (0..<2).map { _ in tree(depth: depth - 1, leaves: &leaves) }
        return StackView(parts, axis: depth.isMultiple(of: 2) ? .horizontal : .vertical, spacing: 1)
    }

    /// Views inside each other, each pinned to the edges of the one around it.
    private func chain(depth: Int, around leaf: View) -> View {
        (0..<depth).reduce(leaf) { inner, _ in
            let outer = View()
            outer.addSubview(inner)
            inner.layout { $0.edges.equal(to: outer, insetBy: 1) }
            return outer
        }
    }

    @Test(arguments: [4, 6, 8])
    func `a first layout visits each view once`(depth: Int) {
        var leaves: [Block] = []
        let root = tree(depth: depth, leaves: &leaves)

        let stage = ViewHarness(root, width: 200, height: 100)

        expect(stage.window.statistics.layoutPasses, is: root.tree.count)
    }

    @Test(arguments: [3, 7, 11])
    func `a change lays out the way to it and nothing beside`(depth: Int) {
        var leaves: [Block] = []
        let stage = ViewHarness(tree(depth: depth, leaves: &leaves), width: 200, height: 100)
        stage.window.statistics = FrameStatistics()

        leaves[0].setNeedsLayout()
        stage.window.update()

        expect(stage.window.statistics.layoutPasses, is: depth + 1)
    }

    @Test func `each end of a tree is measured a bounded number of times, however deep`() {
        var (shallow, deep): ([Block], [Block]) = ([], [])
        _ = ViewHarness(tree(depth: 3, leaves: &shallow), width: 200, height: 100)
        _ = ViewHarness(tree(depth: 9, leaves: &deep), width: 200, height: 100)

        let most = shallow.map(\.measurements).max() ?? 0
        #expect(deep.allSatisfy { $0.measurements <= most + 6 }, "\(most), \(deep.map(\.measurements).max() ?? 0)")
    }

    @Test func `a view deep inside pinned views is measured a number of times that follows the depth`() {
        let leaf = Block(5)
        _ = ViewHarness(chain(depth: 20, around: leaf), width: 200, height: 100)

        #expect(leaf.measurements <= 3 * 20)
    }

    @Test func `rows that come into view have nothing around their list laid out once more`() {
        let rows = Rows(count: 100)
        let list = ListView()
        list.dataSource = rows
        list.selectedRow = 50
        let root = StackView(
            [Label("Leagues"), StackView([list.growing()], axis: .vertical).growing()], axis: .vertical)

        let stage = ViewHarness(root, width: 40, height: 10)

        #expect(list.firstVisibleRow > 0)
        expect(stage.window.statistics.layoutPasses, is: root.tree.count)
    }

    @Test func `a label of the same width is drawn again but not laid out`() {
        let label = Label("1.85")
        let stage = ViewHarness(StackView([label, Block(10)]), width: 40, height: 3)
        stage.window.statistics = FrameStatistics()

        label.text = "1.90"
        stage.window.update()

        expect(stage.window.statistics.layoutPasses, is: 0)
        expect(stage.window.statistics.frames, is: 1)
        #expect(stage.window.statistics.cellsTouched <= 2 * 3 * 4)
    }

    @Test func `nothing to do draws nothing`() {
        let stage = ViewHarness(Block(3), width: 10, height: 2)
        stage.window.statistics = FrameStatistics()

        #expect(!stage.window.update())
        expect(stage.window.statistics, is: FrameStatistics())
    }
}
