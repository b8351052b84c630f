import Testing

@testable import TerminalKit

/// Stacks at each width or height from nothing to more than enough.
@MainActor
@Suite struct StackRoomTests {
    private func places(_ stack: StackView, width: Int, height: Int = 1) -> [String] {
        stack.frame = Rect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack.subviews.map {
            stack.axis == .horizontal ? "\($0.frame.minX)+\($0.frame.width)" : "\($0.frame.minY)+\($0.frame.height)"
        }
    }

    private static let none = "0+0"

    /// Every width twice, growing and narrowing: a stack remembers nothing of the room that it had before.
    private func expect(
        _ stack: StackView, _ expected: [Int: [String]], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for extents in [expected.keys.sorted(), expected.keys.sorted().reversed()] {
            for extent in extents {
                let isRow = stack.axis == .horizontal
                let seen = isRow ? places(stack, width: extent) : places(stack, width: 9, height: extent)
                #expect(seen == expected[extent], "at \(extent)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test func `a row gives up its gaps, then columns of the widest, then the last views`() {
        expect(
            StackView([Block(3), Block(5)], spacing: 2),
            [
                11: ["0+3", "5+5"], 10: ["0+3", "5+5"], 9: ["0+3", "4+5"], 8: ["0+3", "4+4"], 7: ["0+3", "4+3"],
                4: ["0+1", "2+2"], 3: ["0+1", "2+1"], 2: ["0+1", "1+1"], 1: ["0+1", Self.none],
                0: [Self.none, Self.none],
            ])
    }

    @Test func `views that want all there is share it as others do`() {
        expect(
            StackView([Block(.max), Block(5)]), [20: ["0+15", "15+5"], 7: ["0+3", "3+4"], 1: ["0+1", Self.none]])
        expect(StackView([Block(.max), Block(.max)]), [20: ["0+10", "10+10"], 7: ["0+3", "3+4"]])

        let blocks = [Block(5, .max), Block(5, 2)]
        blocks[0].grows = true
        let column = StackView(blocks, axis: .vertical)
        expect(column, [9: ["0+7", "7+2"]])
        #expect(column.embedded(insetBy: Insets(1)).measure(Size(width: 20, height: 9)).height > 9)
    }

    @Test func `what may go goes in its order, the last of one order first, and comes back with the room`() {
        let views = [Block(2), Block(3), Block(3), Block(4)]
        for (view, order) in zip(views, [0, 1, 2, 2]) { view.dropOrder = order }

        expect(
            StackView(views, spacing: 1),
            [
                15: ["0+2", "3+3", "7+3", "11+4"], 14: ["0+2", "3+3", "7+3", Self.none],
                10: ["0+2", "3+3", "7+3", Self.none], 9: ["0+2", "3+3", Self.none, Self.none],
                6: ["0+2", "3+3", Self.none, Self.none], 5: ["0+2", Self.none, Self.none, Self.none],
                2: ["0+2", Self.none, Self.none, Self.none], 1: ["0+1", Self.none, Self.none, Self.none],
            ])
    }

    @Test func `one that narrows goes down to its least width before others go, and below it only at the last`() {
        let (name, count) = (Block(6), Block(3))
        name.minimumWidth = 2
        count.dropOrder = 1

        expect(
            StackView([name, count], spacing: 1),
            [
                10: ["0+6", "7+3"], 9: ["0+5", "6+3"], 6: ["0+2", "3+3"], 5: ["0+5", Self.none], 2: ["0+2", Self.none],
                1: ["0+1", Self.none], 0: [Self.none, Self.none],
            ])
    }

    @Test func `what is free goes to those that grow, the first ones a column more`() {
        let views = [Block(2), Block(1), Block(1), Block(1)]
        views[1...].forEach { $0.grows = true }

        expect(
            StackView(views),
            [
                5: ["0+2", "2+1", "3+1", "4+1"], 6: ["0+2", "2+2", "4+1", "5+1"], 7: ["0+2", "2+2", "4+2", "6+1"],
                8: ["0+2", "2+2", "4+2", "6+2"], 9: ["0+2", "2+3", "5+2", "7+2"],
            ])
    }

    @Test func `equal shares go down to a column each, and then the last views go`() {
        expect(
            StackView([Block(4), Block(1), Block(2)], spacing: 1, distribution: .equal),
            [
                15: ["0+5", "6+4", "11+4"], 14: ["0+4", "5+4", "10+4"], 13: ["0+4", "5+4", "10+3"],
                5: ["0+1", "2+1", "4+1"], 4: ["0+2", "2+1", "3+1"], 3: ["0+1", "1+1", "2+1"],
                2: ["0+1", "1+1", Self.none], 1: ["0+1", Self.none, Self.none], 0: [Self.none, Self.none, Self.none],
            ])
    }

    @Test func `neighbours that share a border keep a column of their own`() {
        expect(
            StackView([Block(4), Block(4)], spacing: -1),
            [
                8: ["0+4", "3+4"], 7: ["0+4", "3+4"], 6: ["0+3", "2+4"], 5: ["0+3", "2+3"], 3: ["0+2", "1+2"],
                2: ["0+2", Self.none], 1: ["0+1", Self.none], 0: [Self.none, Self.none],
            ])
    }

    @Test func `a column lets views go by their order, and those that grow give and take what is free`() {
        let views = [Block(5, 1), Block(5, 3), Block(5, 2)]
        views[1].grows = true
        views[2].dropOrder = 1

        expect(
            StackView(views, axis: .vertical, spacing: 1),
            [
                10: ["0+1", "2+5", "8+2"], 8: ["0+1", "2+3", "6+2"], 7: ["0+1", "2+5", Self.none],
                5: ["0+1", "2+3", Self.none], 4: ["0+1", "2+2", Self.none], 2: ["0+1", "2+0", Self.none],
                1: ["0+1", "2+0", Self.none],
            ])
    }

    @Test func `rows that do not come out even go to the first, and are taken from the first`() {
        let views = [Block(5, 3), Block(5, 3), Block(5, 3)]
        views.forEach { $0.grows = true }

        expect(
            StackView(views, axis: .vertical),
            [
                9: ["0+3", "3+3", "6+3"], 10: ["0+4", "4+3", "7+3"], 11: ["0+4", "4+4", "8+3"],
                8: ["0+2", "2+3", "5+3"], 7: ["0+2", "2+2", "4+3"], 6: ["0+2", "2+2", "4+2"],
            ])
    }

    @Test func `rows that one which grows does not have are taken from the others`() {
        let views = [Block(5, 1), Block(5, 9), Block(5, 4), Block(5, 1)]
        views[..<3].forEach { $0.grows = true }

        expect(
            StackView(views, axis: .vertical),
            [
                18: ["0+2", "2+10", "12+5", "17+1"], 15: ["0+1", "1+9", "10+4", "14+1"],
                12: ["0+0", "0+8", "8+3", "11+1"], 9: ["0+0", "0+6", "6+2", "8+1"], 6: ["0+0", "0+5", "5+0", "5+1"],
                2: ["0+0", "0+1", "1+0", "1+1"], 1: ["0+0", "0+0", "0+0", "0+1"],
            ])
    }

    @Test(
        arguments: [
            (StackView.Alignment.fill, 3, "0+3"), (.leading, 3, "0+2"), (.center, 3, "0+2"), (.trailing, 3, "1+2"),
            (.center, 4, "1+2"), (.center, 2, "0+2"), (.center, 1, "0+2"), (.trailing, 1, "0+2"), (.fill, 1, "0+1"),
            (.trailing, 0, "0+2"), (.center, 0, "0+2"),
        ] as [(StackView.Alignment, Int, String)])
    func `a view higher than the row begins at its top`(alignment: StackView.Alignment, height: Int, place: String) {
        let view = Block(2, 2)

        _ = places(StackView([view], alignment: alignment), width: 9, height: height)

        #expect("\(view.frame.minY)+\(view.frame.height)" == place)
    }

    @Test(
        arguments: [
            (StackView.Alignment.fill, 3, "0+3"), (.leading, 3, "0+2"), (.center, 3, "0+2"), (.center, 4, "1+2"),
            (.trailing, 3, "1+2"), (.trailing, 2, "0+2"), (.trailing, 1, "0+1"), (.center, 0, "0+0"),
        ] as [(StackView.Alignment, Int, String)])
    func `a view wider than the column is cut to it`(alignment: StackView.Alignment, width: Int, place: String) {
        let view = Block(2)

        _ = places(StackView([view], axis: .vertical, alignment: alignment), width: width, height: 1)

        #expect("\(view.frame.minX)+\(view.frame.width)" == place)
    }
}
