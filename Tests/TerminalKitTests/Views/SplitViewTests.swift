import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct SplitViewTests {
    private let first = Block(5)
    private let second = Block(5)

    private func split(_ axis: Axis = .horizontal, ratio: Double = 0.5) -> SplitView {
        SplitView(first, second, axis: axis, ratio: ratio, minimumFirst: 4, minimumSecond: 6)
    }

    private func sizes(_ split: SplitView) -> [Int] {
        [first, second].map { split.axis == .horizontal ? $0.frame.width : $0.frame.height }
    }

    private func stage(_ split: SplitView, _ length: Int) -> ViewHarness {
        let isRow = split.axis == .horizontal
        return ViewHarness(split, width: isRow ? length : 9, height: isRow ? 2 : length)
    }

    private nonisolated static let axes = [Axis.horizontal, .vertical]

    @Test(arguments: axes)
    func `two views share the room beside a line`(axis: Axis) {
        let split = split(axis, ratio: 0.25)
        _ = stage(split, 41)

        expect(sizes(split), is: [10, 30])
        expect(
            split.divider.frame,
            is: (axis == .horizontal
                ? Rect(x: 10, y: 0, width: 1, height: 2) : Rect(x: 0, y: 10, width: 9, height: 1)))
    }

    @Test(arguments: axes)
    func `it asks for room for both, the line and its border`(axis: Axis) {
        let split = split(axis)
        func wishes(_ axis: Axis) -> [Int] {
            [View.unbounded, 40, 6].map { room in
                let wish = split.measure(Size(width: room, height: room))
                return axis == .horizontal ? wish.width : wish.height
            }
        }
        let isRow = axis == .horizontal
        expect(wishes(.horizontal), is: (isRow ? [11, 11, 6] : [5, 5, 5]))
        expect(wishes(.vertical), is: (isRow ? [1, 1, 1] : [3, 3, 3]))

        split.border = .light

        expect(wishes(.horizontal), is: (isRow ? [13, 13, 6] : [7, 7, 7]))
        expect(wishes(.vertical), is: (isRow ? [3, 3, 3] : [5, 5, 5]))
    }

    @Test(arguments: [(19, 3), (nil, 1), (9, 1), (1, 1)] as [(Int?, Int)])
    func `it is as high as the views are in their parts of the columns`(width: Int?, height: Int) {
        let texts = ["one two three", "four"].map { Label($0).wrapping() }
        let split = SplitView(texts[0], texts[1], ratio: 0.3, minimumFirst: 4, minimumSecond: 6)

        expect(split.measure(Size(width: width ?? View.unbounded, height: View.unbounded)).height, is: height)
    }

    @Test(arguments: axes)
    func `keys move the line as far as the least sizes let it`(axis: Axis) {
        let split = split(axis)
        let stage = stage(split, 41)
        var told: [Double] = []
        split.onChange = { told.append($0) }
        stage.window.focus(split.divider)
        let (back, on): (Key, Key) = axis == .horizontal ? (.left, .right) : (.up, .down)

        stage.press(on)
        expect(sizes(split), is: [21, 19])
        stage.press(back, back)
        expect(sizes(split), is: [19, 21])
        stage.press(.pageDown)
        expect(sizes(split), is: [29, 11])
        stage.press(.end)
        expect(sizes(split), is: [34, 6])
        stage.press(on)
        stage.press(.home)
        expect(sizes(split), is: [4, 36])
        expect(told.count, is: 6)
        expect(told.last, is: split.ratio)
    }

    @Test(arguments: axes)
    func `the mouse drags the line`(axis: Axis) {
        let split = split(axis)
        let stage = stage(split, 41)
        func place(_ cell: Int) -> (x: Int, y: Int) { axis == .horizontal ? (cell, 1) : (1, cell) }

        stage.mouse(.press(.left), x: place(20).x, y: place(20).y)
        stage.mouse(.drag(.left), x: place(28).x, y: place(28).y)
        expect(sizes(split), is: [28, 12])
        stage.mouse(.release(.left), x: place(2).x, y: place(2).y)

        expect(sizes(split), is: [4, 36])
        #expect(split.divider.isFocused)
    }

    @Test(arguments: axes)
    func `inside a border the line is where the mouse is`(axis: Axis) {
        let split = split(axis)
        split.border = .light
        let isRow = axis == .horizontal
        let stage = ViewHarness(split, width: isRow ? 43 : 11, height: isRow ? 4 : 43)
        expect(sizes(split), is: [20, 20])

        stage.mouse(.press(.left), x: isRow ? 21 : 2, y: isRow ? 2 : 21)
        stage.mouse(.drag(.left), x: isRow ? 29 : 2, y: isRow ? 2 : 29)

        expect(sizes(split), is: [28, 12])
        let line = split.divider.frame
        expect((isRow ? line.minX : line.minY), is: 29)
        expect(first.frame.origin, is: Point(x: 1, y: 1))
    }

    @Test(arguments: axes)
    func `where there is no room for both, one is shown, and keys bring the other`(axis: Axis) {
        let split = split(axis, ratio: 0.6)
        let stage = stage(split, 10)
        #expect(split.isCollapsed)
        expect(sizes(split), is: [9, 0])

        stage.window.focus(split.divider)
        stage.press(axis == .horizontal ? .left : .up)
        expect(sizes(split), is: [0, 9])
        stage.press(.end)
        expect(sizes(split), is: [9, 0])
        stage.window.resize(to: axis == .horizontal ? Size(width: 11, height: 2) : Size(width: 9, height: 11))
        stage.window.update()
        expect(sizes(split), is: [4, 6])
    }

    @Test(arguments: axes)
    func `least sizes that change move the line, and let it go back`(axis: Axis) {
        let split = split(axis)
        let stage = stage(split, 41)

        split.minimumSecond = 30
        stage.window.update()
        expect(sizes(split), is: [10, 30])
        split.minimumSecond = 6
        stage.window.update()
        expect(sizes(split), is: [20, 20])
        split.minimumFirst = 25
        stage.window.update()
        expect(sizes(split), is: [25, 15])
    }

    @Test(arguments: axes)
    func `a page back is ten cells, or what the least size leaves of them`(axis: Axis) {
        let split = split(axis)
        let stage = stage(split, 41)
        stage.window.focus(split.divider)

        stage.press(.pageUp)
        expect(sizes(split), is: [10, 30])
        stage.press(.pageUp)

        expect(sizes(split), is: [4, 36])
    }

    @Test(arguments: axes)
    func `where one is shown, the mouse brings the other from the middle on`(axis: Axis) {
        let split = split(axis, ratio: 0.6)
        let stage = stage(split, 9)
        var told: [Double] = []
        split.onChange = { told.append($0) }
        func mouse(_ action: MouseEvent.Action, _ cell: Int) -> [Int] {
            stage.mouse(action, x: axis == .horizontal ? cell : 1, y: axis == .horizontal ? 1 : cell)
            return sizes(split)
        }

        expect(mouse(.press(.left), 8), is: [8, 0])
        expect(mouse(.drag(.left), 4), is: [8, 0])
        expect(mouse(.drag(.left), 3), is: [0, 8])
        expect(mouse(.release(.left), 4), is: [8, 0])

        expect(told, is: [0, 1])
    }

    @Test(arguments: axes)
    func `of two even shares the first is shown alone`(axis: Axis) {
        let split = split(axis)
        _ = stage(split, 10)

        expect(split.isCollapsed, is: true)
        expect(sizes(split), is: [9, 0])
    }

    @Test(arguments: [(0.3, "30%"), (0.325, "33%"), (0.35, "35%")])
    func `where the line is is said in hundredths, the nearest of them`(ratio: Double, words: String) {
        let split = split(ratio: ratio)
        _ = stage(split, 41)

        expect(split.divider.accessibilityValue, is: words)
    }

    @Test func `the share is kept through any room`() {
        let split = split(ratio: 0.7)
        let stage = stage(split, 41)

        for width in [12, 5, 1, 0, 41] { stage.window.resize(to: Size(width: width, height: 2)) }
        stage.window.update()

        expect(sizes(split), is: [28, 12])
    }

    @Test func `the line shows the focus and tells where it is`() {
        let split = split(ratio: 0.25)
        let stage = stage(split, 41)
        expect(stage.rows[0], contains: "│")

        stage.window.focus(split.divider)
        split.divider.accessibilityLabel = "Width of the list"

        expect(stage.rows[0], contains: "┃")
        expect(ReadingText.lines(ofControl: split.divider), is: ["Width of the list, 25%"])
    }

    @Test func `a view that has the focus and is folded away has it back with its room`() {
        let knob = Knob("knob")
        let split = SplitView(knob, second, ratio: 0.3, minimumFirst: 4, minimumSecond: 6)
        let stage = ViewHarness(split, width: 41, height: 2)
        stage.window.focus(knob)

        stage.window.resize(to: Size(width: 8, height: 2))
        stage.window.update()
        #expect(split.divider.isFocused)
        stage.window.resize(to: Size(width: 41, height: 2))
        stage.window.update()

        #expect(knob.isFocused)
    }
}
