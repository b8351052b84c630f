import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@MainActor
@Suite struct StackViewTests {
    /// Where the views of a row stand, as "x+width".
    private func places(_ stack: StackView, width: Int, height: Int = 3) -> [String] {
        stack.frame = Rect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack.subviews.map { "\($0.frame.minX)+\($0.frame.width)" }
    }

    @Test func `each takes what it wants, with gaps between`() {
        let stack = StackView([Block(3), Block(5)], spacing: 2)

        expect(places(stack, width: 20), is: ["0+3", "5+5"])
        expect(stack.measure(Size(width: 20, height: 5)), is: Size(width: 10, height: 1))
    }

    @Test(
        arguments: [
            (.horizontal, Size(width: 9, height: 3), ["╭──────────╮", "│aaabbbb   │", "╰──────────╯"]),
            (.vertical, Size(width: 6, height: 4), ["╭──────────╮", "│aaaaaaaaaa│", "│bbbbbbbbbb│", "╰──────────╯"]),
        ] as [(Axis, Size, [String])])
    func `a border is wanted too, and the views keep inside it`(axis: Axis, wish: Size, rows: [String]) {
        let (first, second) = (Block(3), Block(4))
        (first.glyph, second.glyph) = ("a", "b")
        let stack = StackView([first, second], axis: axis)
        stack.border = .light

        expect(stack.measure(Size(width: 40, height: View.unbounded)), is: wish)
        expect(ViewHarness(stack, width: 12, height: rows.count).rows, is: rows)
        expectEmpty(stack.layoutIssues)
    }

    @Test(arguments: [StackView.Alignment.center, .trailing])
    func `inside a border views stand where their alignment says`(alignment: StackView.Alignment) {
        let (row, column) = (Block(3), Block(3))
        for (view, axis) in [(row, .horizontal), (column, .vertical)] as [(Block, Axis)] {
            let stack = StackView([view], axis: axis, alignment: alignment)
            stack.border = .light
            stack.frame = Rect(x: 0, y: 0, width: 9, height: 7)
            stack.layoutIfNeeded()
        }

        expect(row.frame, is: Rect(x: 1, y: alignment == .center ? 3 : 5, width: 3, height: 1))
        expect(column.frame, is: Rect(x: alignment == .center ? 3 : 5, y: 1, width: 3, height: 1))
    }

    @Test func `a stack of nothing wants its border alone, and one too small for more than that shows no view`() {
        let block = Block(3)
        let stack = StackView([block])
        stack.border = .light
        expect(ViewHarness(stack, width: 2, height: 2).rows, is: ["╭╮", "╰╯"])

        block.isHidden = true

        expect(stack.measure(Size(width: 40, height: 9)), is: Size(width: 2, height: 2))
    }

    @Test func `equal shares differ by a cell at most`() {
        let stack = StackView([Block(1), Block(9), Block(2)], spacing: 1, distribution: .equal)

        expect(places(stack, width: 22), is: ["0+7", "8+7", "16+6"])
    }

    @Test func `negative spacing shares borders and still fills the row`() {
        let stack = StackView([Block(5), Block(5), Block(5)], spacing: -1, distribution: .equal)

        expect(places(stack, width: 19), is: ["0+7", "6+7", "12+7"])
    }

    @Test func `an empty view that grows takes what a view leaves that is dropped`() {
        let (first, dropped, space, last) = (Block(4), Block(9), Block(0), Block(3))
        dropped.dropOrder = 1
        space.grows = true

        let stack = StackView([first, dropped, space, last], spacing: 1)

        expect(places(stack, width: 15), is: ["0+4", "0+0", "5+6", "12+3"])
        expect(places(stack, width: 8)[3], is: "5+3")
    }

    @Test func `free columns go to the views that grow`() {
        let (fixed, growing, other) = (Block(3), Block(2), Block(2))
        growing.grows = true
        other.grows = true

        _ = places(StackView([fixed, growing, other], spacing: 1), width: 20)

        expect(growing.frame.width + other.frame.width, is: 15)
        #expect(abs(growing.frame.width - other.frame.width) <= 1)
    }

    @Test func `gaps go before columns`() {
        expect(places(StackView([Block(4), Block(4)], spacing: 3), width: 9), is: ["0+4", "5+4"])
    }

    @Test func `gaps stay while there is a view to narrow, and go before it has less than its least width`() {
        let (icon, name) = (Block(2), Block(10))
        name.minimumWidth = 4
        let stack = StackView([icon, name], spacing: 3)

        expect(places(stack, width: 14), is: ["0+2", "5+9"])
        expect(places(stack, width: 9), is: ["0+2", "5+4"])
        expect(places(stack, width: 7), is: ["0+2", "3+4"])
        expect(places(stack, width: 6), is: ["0+2", "3+3"])
    }

    @Test func `the least important view is dropped first`() {
        let (icon, name, count) = (Block(2), Block(6), Block(3))
        icon.dropOrder = 1
        count.dropOrder = 2
        let stack = StackView([icon, name, count], spacing: 1)

        expect(places(stack, width: 13), is: ["0+2", "3+6", "10+3"])
        expect(places(stack, width: 12), is: ["0+2", "3+6", "0+0"])
        expect(places(stack, width: 8), is: ["0+0", "0+6", "0+0"])
    }

    @Test func `a view in the middle that finds no room gives up its place, and has it back with the room`() {
        let (hidden, middle) = (Block(2), Block(3))
        hidden.isHidden = true
        middle.dropOrder = 1
        let stack = StackView([Block(4), hidden, middle, Block(4)], spacing: 1)

        expect(places(stack, width: 13), is: ["0+4", "0+0", "5+3", "9+4"])
        expect(places(stack, width: 9), is: ["0+4", "0+0", "0+0", "5+4"])
        expect(places(stack, width: 13), is: ["0+4", "0+0", "5+3", "9+4"])
    }

    @Test func `what may be narrowed is narrowed before anything is dropped`() {
        let (name, count) = (Block(10), Block(3))
        name.minimumWidth = 4
        count.dropOrder = 1
        let stack = StackView([name, count], spacing: 1)

        expect(places(stack, width: 10), is: ["0+6", "7+3"])
        expect(places(stack, width: 7), is: ["0+7", "0+0"])
    }

    @Test func `the widest is narrowed first`() {
        let (long, short) = (Block(12), Block(4))
        long.minimumWidth = 1
        short.minimumWidth = 1

        expect(places(StackView([long, short]), width: 10), is: ["0+6", "6+4"])
    }

    @Test func `views that want nothing leave no gap`() {
        expect(places(StackView([Block(3), Block(0), Block(2)], spacing: 2), width: 20), is: ["0+3", "0+0", "5+2"])
    }

    @Test func `hidden views take no room`() {
        let hidden = Block(4)
        hidden.isHidden = true
        let stack = StackView([Block(3), hidden, Block(2)], spacing: 2)

        expect(stack.measure(Size(width: 20, height: 1)).width, is: 7)
        expect(places(stack, width: 20)[2], is: "5+2")
    }

    @Test(arguments: [
        (StackView.Alignment.fill, "0+3"), (.leading, "0+1"), (.center, "1+1"), (.trailing, "2+1"),
    ])
    func `lower views of a row stand where the alignment says`(alignment: StackView.Alignment, place: String) {
        let view = Block(2)

        _ = places(StackView([view], alignment: alignment), width: 9)

        #expect("\(view.frame.minY)+\(view.frame.height)" == place)
    }

    @Test func `another alignment moves the views at the next layout`() {
        let view = Block(2)
        let stack = StackView([view], alignment: .leading)
        _ = places(stack, width: 9)
        expect(view.frame.minY, is: 0)

        stack.alignment = .trailing
        stack.layoutIfNeeded()

        expect(view.frame.minY, is: 2)
    }

    @Test func `a column gives its free rows to the views that grow`() {
        let (head, body, foot) = (Block(5, 1), Block(5, 2), Block(5, 1))
        body.grows = true
        let stack = StackView([head, body, foot], axis: .vertical, spacing: 1)

        _ = places(stack, width: 8, height: 10)

        expect([head, body, foot].map(\.frame.minY), is: [0, 2, 9])
        expect(body.frame, is: Rect(x: 0, y: 2, width: 8, height: 6))
        expect(stack.measure(Size(width: 8, height: View.unbounded)), is: Size(width: 5, height: 6))
    }

    @Test func `a column takes missing rows from the views that grow`() {
        let (head, body) = (Block(5, 1), Block(5, 9))
        body.grows = true

        _ = places(StackView([head, body], axis: .vertical), width: 8, height: 4)

        expect(body.frame.height, is: 3)
    }

    @Test func `a row of any width keeps its views inside and apart`() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<60 {
            let spacing = Int.random(in: -1...3, using: &generator)
            let views = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
                let view = Block(Int.random(in: 0...14, using: &generator))
                view.grows = Int.random(in: 0..<4, using: &generator) == 0
                view.dropOrder = Int.random(in: 0..<3, using: &generator)
                view.minimumWidth = Bool.random(using: &generator) ? Int.random(in: 0...5, using: &generator) : nil
                return view
            }
            let distribution: StackView.Distribution = Bool.random(using: &generator) ? .equal : .natural
            let stack = StackView(views, spacing: spacing, distribution: distribution)
            for width in 0...200 {
                stack.frame = Rect(x: 0, y: 0, width: width, height: 1)
                stack.layoutIfNeeded()
                let frames = views.map(\.frame).filter { !$0.isEmpty }
                let isInside = views.allSatisfy { stack.bounds.intersection($0.frame).width == $0.frame.width }
                let isApart = zip(frames, frames.dropFirst()).allSatisfy { $0.maxX + min(spacing, 0) <= $1.minX }
                let places = views.map { "\($0.frame.minX)+\($0.frame.width)" }
                expect(isInside, is: true, "\(distribution), spacing \(spacing), width \(width): \(places)")
                expect(isApart, is: true, "\(distribution), spacing \(spacing), width \(width): \(places)")
                #expect(stack.measure(Size(width: width, height: 1)).width <= width)
            }
        }
    }

    @Test func `a row that is made a column stands as one in the next frame`() {
        let stack = StackView([Label("ab"), Label("cd")])
        let stage = ViewHarness(stack, width: 6, height: 2)
        expect(stage.rows, is: ["abcd", ""])

        stack.axis = .vertical

        expect(stage.rows, is: ["ab", "cd"])
    }

    @Test func `views that are aligned otherwise stand so in the next frame`() {
        let stack = StackView([Label("ab")], alignment: .leading)
        let stage = ViewHarness(stack, width: 6, height: 2)
        expect(stage.rows, is: ["ab", ""])

        stack.alignment = .trailing

        expect(stage.rows, is: ["", "ab"])
    }

    @Test func `arranging keeps the views that stay`() {
        let (first, second, third) = (Block(1), Block(2), Block(3))
        let stack = StackView([first, second])

        stack.setArrangedViews([third, second])

        expect(stack.subviews.map(ObjectIdentifier.init), is: [third, second].map(ObjectIdentifier.init))
        #expect(first.superview == nil)
    }

    @Test func `a view that gets another place keeps the size that it is pinned to`() {
        let (first, second) = (Block(1), Block(2))
        let stack = StackView([first, second])
        second.layout { $0.width.equal(to: 5) }

        stack.setArrangedViews([second, first])
        stack.frame = Rect(x: 0, y: 0, width: 9, height: 1)
        stack.layoutIfNeeded()

        expect(second.frame, is: Rect(x: 0, y: 0, width: 5, height: 1))
        expect(first.frame, is: Rect(x: 5, y: 0, width: 1, height: 1))
    }
}
