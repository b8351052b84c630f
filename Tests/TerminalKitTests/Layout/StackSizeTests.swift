import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

/// Fixed sizes, limits and shares along a stack.
@MainActor
@Suite struct StackSizeTests {
    private func extents(_ stack: StackView, _ room: Int) -> [Int] {
        let isRow = stack.axis == .horizontal
        stack.frame = Rect(x: 0, y: 0, width: isRow ? room : 9, height: isRow ? 3 : room)
        stack.layoutIfNeeded()
        return stack.subviews.map { isRow ? $0.frame.width : $0.frame.height }
    }

    private func stack(_ sizes: [StackSize], axis: Axis, spacing: Int = 0) -> StackView {
        let views = sizes.enumerated().map { Block(4, 4, name: "\($0)").sized($1) }
        let stack = StackView(views, axis: axis, spacing: spacing)
        stack.accessibilityIdentifier = "stack"
        return stack
    }

    private nonisolated static let axes = [Axis.horizontal, .vertical]

    @Test(arguments: axes)
    func `a fixed view has its size, whatever it wants and whatever room there is`(axis: Axis) {
        let stack = stack([.fixed(7), .natural, .fixed(0)], axis: axis)

        expect(extents(stack, 30), is: [7, 4, 0])
        expect(extents(stack, 11), is: [7, 4, 0])
    }

    @Test(arguments: axes)
    func `shares divide by weight what is left, and the first ones have what does not come out even`(axis: Axis) {
        let stack = stack([.fixed(5), .share(2), .share(), .natural], axis: axis, spacing: 1)

        expect(extents(stack, 42), is: [5, 20, 10, 4])
        expect(extents(stack, 43), is: [5, 21, 10, 4])
        expect(extents(stack, 44), is: [5, 22, 10, 4])
        expect(extents(stack, 45), is: [5, 22, 11, 4])
    }

    @Test(arguments: axes)
    func `a share keeps within its limits, and others have the rest`(axis: Axis) {
        let stack = stack([.share().atLeast(10), .share(3).atMost(12), .share()], axis: axis)

        expect(extents(stack, 60), is: [24, 12, 24])
        expect(extents(stack, 20), is: [10, 8, 2])
        expect(extents(stack, 10), is: [10, 0, 0])
    }

    @Test(arguments: axes)
    func `a share that needs as much more as another may not have takes it from that one`(axis: Axis) {
        let stack = stack([.share().atLeast(12), .share().atMost(8), .share()], axis: axis)

        expect(extents(stack, 30), is: [12, 8, 10])
    }

    @Test(arguments: axes)
    func `a view with limits has what it wants within them`(axis: Axis) {
        let stack = stack([.natural.atLeast(6), .natural.atMost(2), .natural.atLeast(1).atMost(9)], axis: axis)

        expect(extents(stack, 30), is: [6, 2, 4])
    }

    @Test(arguments: axes)
    func `minima hold and the stack runs over its edge, which is reported`(axis: Axis) {
        let stack = stack([.fixed(8), .share().atLeast(10), .share()], axis: axis)

        expect(extents(stack, 18), is: [8, 10, 0])
        expectEmpty(stack.layoutIssues)
        expect(extents(stack, 15), is: [8, 10, 0])
        let cells = axis == .horizontal ? "columns" : "rows"
        expect(
            stack.layoutIssues.map(\.description), is: ["stack/0/1: sizes that hold need 18 \(cells), the stack has 15"]
        )
        expect(extents(stack, 30), is: [8, 11, 11])
        expectEmpty(stack.layoutIssues)
    }

    @Test func `where a row runs out, gaps and wishes give way before what is fixed`() {
        let stack = stack([.fixed(8), .natural, .natural], axis: .horizontal, spacing: 2)

        expect(extents(stack, 12), is: [8, 1, 1])
        expect(extents(stack, 9), is: [8, 1, 0])
        expect(extents(stack, 8), is: [8, 0, 0])
        expectEmpty(stack.layoutIssues)
    }

    @Test(arguments: axes)
    func `what may go goes before a minimum runs over`(axis: Axis) {
        let stack = stack([.fixed(8), .fixed(5)], axis: axis)
        stack.subviews[1].dropOrder = 1

        expect(extents(stack, 12), is: [8, 0])
        expectEmpty(stack.layoutIssues)
    }

    @Test(arguments: axes)
    func `those that grow have what shares at their limits leave`(axis: Axis) {
        let stack = stack([.share().atMost(10), .natural], axis: axis)
        stack.subviews[1].grows = true

        expect(extents(stack, 30), is: [10, 20])
    }

    @Test func `in a stack of equal views a size of its own stands, and the others share the rest`() {
        let stack = stack([.natural, .fixed(4), .natural], axis: .horizontal)
        stack.distribution = .equal

        expect(extents(stack, 25), is: [11, 4, 10])
    }

    @Test(arguments: axes)
    func `a stack with shares takes what it is offered, and without an end what its views want`(axis: Axis) {
        let stack = stack([.fixed(3), .share(2)], axis: axis)
        func wish(_ size: Size) -> Int {
            let wish = stack.measure(size)
            return axis == .horizontal ? wish.width : wish.height
        }

        expect(wish(Size(width: 50, height: 50)), is: 50)
        expect(wish(Size(width: View.unbounded, height: View.unbounded)), is: 7)
    }

    @Test func `a hidden view takes nothing`() {
        let stack = stack([.fixed(3), .share(), .share()], axis: .horizontal)
        stack.subviews[1].isHidden = true

        expect(extents(stack, 20), is: [3, 0, 17])
    }

    @Test(arguments: UInt64(0)..<40)
    func `shares fill the room to the cell, within limits and in the order of their weights`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let weights = (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 1...5, using: &random) }
        let least = weights.map { _ in Int.random(in: 0...6, using: &random) }
        let sizes = zip(weights, least).map { StackSize.share($0).atLeast($1) }
        let room = Int.random(in: 0...80, using: &random)

        let given = StackSize.divide(room, among: sizes)

        expect(given.reduce(0, +), is: max(room, least.reduce(0, +)))
        #expect(zip(given, least).allSatisfy(>=))
        for (a, b) in zip(weights.indices, weights.indices.dropFirst())
        where given[a] > least[a] && given[b] > least[b] {
            #expect(abs(given[a] * weights[b] - given[b] * weights[a]) < weights[a] + weights[b])
        }
    }

    // MARK: Pins

    @Test(arguments: axes)
    func `a number of cells is a size, along the stack and across it`(axis: Axis) {
        let (first, second) = (Block(4, 4), Block(4, 4))
        let stack = StackView([first, second], axis: axis)
        first.layout {
            $0.width.equal(to: 6)
            $0.height.equal(to: 2)
        }

        stack.frame = Rect(x: 0, y: 0, width: 20, height: 20)
        stack.layoutIfNeeded()

        expect(first.frame, is: Rect(x: 0, y: 0, width: 6, height: 2))
        expect(second.frame.origin, is: (axis == .horizontal ? Point(x: 6, y: 0) : Point(x: 0, y: 2)))
        expectEmpty(stack.layoutIssues)
    }

    @Test(arguments: axes)
    func `a pin that a stack does not follow is reported, with the views that it is about`(axis: Axis) {
        let stack = stack([.natural, .fixed(5)], axis: axis)
        stack.subviews[0].layout { $0.leading.equal(to: stack, offsetBy: 3) }
        stack.subviews[1].layout {
            if axis == .horizontal { $0.width.equal(to: 9) } else { $0.height.equal(to: 9) }
            $0.centerX.equal(to: stack.subviews[0])
        }

        expect(extents(stack, 20), is: [4, 5])
        expect(
            stack.layoutIssues.map(\.description),
            is: [
                "stack/0: its stack says where it stands, so its pin to the stack is not followed",
                "stack/1: is pinned to 9 cells, and its size in the stack is 5",
                "stack/1: its stack says where it stands, so its pin to 0 is not followed",
            ])
    }

    @Test func `two numbers for one extent are reported`() {
        let stack = stack([.natural], axis: .horizontal)
        stack.subviews[0].layout {
            $0.width.equal(to: 9)
            $0.width.equal(to: 8)
        }

        expect(extents(stack, 20), is: [9])
        expect(stack.layoutIssues.map(\.description), is: ["stack/0: is pinned to 9 and to 8 at once"])
    }

    @Test func `a view that is pinned before it is put in keeps its pins until then`() {
        let (container, label) = (View(), Block(3))
        label.layout {
            $0.leading.equal(to: container, offsetBy: 2)
            $0.top.equal(to: container, offsetBy: 1)
            $0.width.equal(to: 5)
        }

        container.addSubview(label)
        container.frame = Rect(x: 0, y: 0, width: 20, height: 9)
        container.layoutIfNeeded()

        expect(label.frame, is: Rect(x: 2, y: 1, width: 5, height: 1))
        expectEmpty(container.layoutIssues)
    }

    @Test func `pins that wait keep nothing alive`() {
        weak var gone: View?
        let label = Label("odds")
        do {
            let container = View()
            gone = container
            label.layout { $0.leading.equal(to: container) }
        }

        #expect(gone == nil)
        let other = View()
        other.addSubview(label)
        expectEmpty(other.constraints)
    }
}
