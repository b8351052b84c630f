import Expectations
import Testing

@testable import TerminalKit

/// A scrolling view at both ends of its content, and with content that changes below it.
@MainActor
@Suite struct ScrollEdgeTests {
    private static func lines(_ count: Int) -> StackView {
        StackView((0..<count).map { Label("line \($0)") }, axis: .vertical)
    }

    /// Lines in a view of some height, scrolled to a place.
    private func stage(_ count: Int = 10, height: Int = 4, at offset: Int = 0) -> (ScrollView, ViewHarness) {
        let scroll = ScrollView(Self.lines(count))
        let stage = ViewHarness(scroll, width: 8, height: height)
        scroll.contentOffset = offset
        stage.window.update()
        return (scroll, stage)
    }

    @Test func `a field that is scrolled out of view shows no cursor until it is seen again`() {
        let field = TextField("ab")
        let lines: [View] = (0..<9).map { Label("line \($0)") }
        let scroll = ScrollView(StackView([field] + lines, axis: .vertical))
        let stage = ViewHarness(scroll, width: 12, height: 4)
        stage.window.focus(field)
        expect(stage.window.cursor, is: Point(x: 3, y: 0))

        stage.mouse(.wheelDown, x: 1, y: 1)
        #expect(scroll.contentOffset == 3 && stage.window.cursor == nil)
        stage.mouse(.wheelUp, x: 1, y: 1)

        expect(stage.window.cursor, is: Point(x: 3, y: 0))
    }

    @Test func `a field that takes the focus back as it loses it stays in view`() {
        let (field, knob) = (TextField("ab"), Knob("last"))
        let lines: [View] = (0..<9).map { Label("line \($0)") }
        let scroll = ScrollView(StackView([field] + lines + [knob], axis: .vertical))
        let stage = ViewHarness(scroll, width: 12, height: 4)
        stage.window.focus(field)
        field.onFocusChange = { [unowned field] hasFocus in
            if !hasFocus { field.window?.focus(field) }
        }

        stage.press(KeyEvent(.tab))

        expect(field.isFocused, is: true)
        expect(scroll.contentOffset, is: 0)
    }

    @Test(arguments: [(-1, 0), (0, 0), (5, 5), (6, 6), (7, 6), (.max, 6), (.min, 0)])
    func `an offset is as large as there is content for`(asked: Int, offset: Int) {
        let (scroll, stage) = stage()

        scroll.contentOffset = asked

        expect(scroll.contentOffset, is: offset)
        expect(scroll.destination, is: offset)
        expect(stage.rows[0].hasPrefix("line \(offset)"), is: true)
        expect(stage.rows[3].hasPrefix("line \(offset + 3)"), is: true)
        expect(scroll.canScrollBack, is: (offset > 0))
        expect(scroll.canScrollOn, is: (offset < 6))
    }

    @Test(
        arguments: [
            // Rows 3 to 6 are in view.
            (3..<4, 3), (6..<7, 3), (3..<7, 3), (5..<5, 3), (4..<5, 3), (4..<7, 3), (2..<3, 2), (7..<8, 4), (0..<1, 0),
            (9..<10, 6), (3..<8, 4),
            (2..<7, 2), (0..<10, 0), (-3..<0, 0), (10..<12, 6),
        ] as [(Range<Int>, Int)])
    func `what is to be seen scrolls no further than it must, up and down`(part: Range<Int>, offset: Int) {
        let (scroll, _) = stage(at: 3)

        scroll.show(part)

        expect(scroll.contentOffset, is: offset)
    }

    @Test(
        arguments: [
            (0, [Key.down, .end, .pageDown]), (1, [.up, .down, .home, .end, .pageUp, .pageDown]),
            (5, [.up, .down, .home, .end, .pageUp, .pageDown]), (6, [.up, .home, .pageUp]),
        ] as [(Int, [Key])])
    func `only keys that lead somewhere are declared`(offset: Int, keys: [Key]) {
        let (scroll, stage) = stage(at: offset)
        stage.window.focus(scroll)

        let declared = Set(scroll.keyBindings.flatMap(\.trigger.keys))

        expect(declared, is: Set(keys.map { KeyEvent($0) }))
    }

    @Test(
        arguments: [
            (0, Key.down, 1), (5, .down, 6), (1, .up, 0), (6, .up, 5), (0, .pageDown, 3), (3, .pageDown, 6),
            (4, .pageDown, 6),
            (5, .pageDown, 6), (6, .pageUp, 3), (3, .pageUp, 0), (2, .pageUp, 0), (1, .pageUp, 0), (1, .end, 6),
            (5, .home, 0),
        ] as [(Int, Key, Int)])
    func `a key moves as far as there is content`(offset: Int, key: Key, expected: Int) {
        let (scroll, stage) = stage(at: offset)
        stage.window.focus(scroll)

        stage.press(key)

        expect(scroll.contentOffset, is: expected)
    }

    @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 3)])
    func `a page leaves a row of the one before, where there is more than one`(height: Int, page: Int) {
        let (scroll, stage) = stage(20, height: height)
        stage.window.focus(scroll)

        stage.press(.pageDown)

        expect(scroll.contentOffset, is: page)
    }

    @Test(
        arguments: [
            (0, MouseEvent.Action.wheelDown, 3), (13, .wheelDown, 16), (14, .wheelDown, 16), (15, .wheelDown, 16),
            (16, .wheelUp, 13), (3, .wheelUp, 0), (2, .wheelUp, 0), (1, .wheelUp, 0),
        ] as [(Int, MouseEvent.Action, Int)])
    func `a notch of the wheel is three rows, or what is left of them`(
        offset: Int, action: MouseEvent.Action, expected: Int
    ) {
        let (scroll, stage) = stage(20, at: offset)

        #expect(stage.mouse(action, x: 0, y: 0))

        expect(scroll.contentOffset, is: expected)
    }

    @Test(arguments: [(0, MouseEvent.Action.wheelUp), (16, .wheelDown)])
    func `at an end the wheel is left to what is around`(offset: Int, action: MouseEvent.Action) {
        let (scroll, stage) = stage(20, at: offset)

        #expect(!stage.mouse(action, x: 0, y: 0))

        expect(scroll.contentOffset, is: offset)
    }

    @Test(arguments: [(rows: 9, page: 3, strip: 0), (4, 0, 3)])
    func `over a strip the wheel scrolls the page around it, and the strip where the page does not scroll`(
        rows: Int, page: Int, strip: Int
    ) {
        let across = ScrollView(Label(String(repeating: "a", count: 40)), axis: .horizontal)
        let scroll = ScrollView(StackView([across] + (1..<rows).map { Label("\($0)") }, axis: .vertical))
        let stage = ViewHarness(scroll, width: 10, height: 4)

        stage.mouse(.wheelDown, x: 2, y: 0)

        expect(scroll.contentOffset, is: page)
        expect(across.contentOffset, is: strip)
    }

    @Test func `over a strip the wheel is the page's in both directions, also where the page is at its end`() {
        let across = ScrollView(Label(String(repeating: "a", count: 40)), axis: .horizontal)
        let lines: [View] = (0..<8).map { Label("\($0)") }
        let scroll = ScrollView(StackView(lines + [across], axis: .vertical))
        let stage = ViewHarness(scroll, width: 10, height: 4)
        across.contentOffset = 6
        scroll.contentOffset = 5
        stage.window.update()

        #expect(!stage.mouse(.wheelDown, x: 2, y: 3))
        expect(across.contentOffset, is: 6)
        stage.mouse(.wheelUp, x: 2, y: 3)

        expect(scroll.contentOffset, is: 2)
        expect(across.contentOffset, is: 6)
    }

    @Test(arguments: [(10, 6), (9, 5), (8, 4), (5, 1), (4, 0), (3, 0), (1, 0), (0, 0)])
    func `content that shrinks under the view is brought back, and told once`(count: Int, offset: Int) throws {
        let (scroll, stage) = stage(at: 6)
        let column = try #require(scroll.content as? StackView)
        var told: [Int] = []
        scroll.onScroll = { told.append(scroll.contentOffset) }

        column.setArrangedViews(Array(column.subviews.prefix(count)))
        stage.window.update()

        expect(scroll.contentOffset, is: offset)
        expect(scroll.destination, is: offset)
        expect(told, is: (count == 10 ? [] : [offset]))
        #expect(stage.rows[0].hasPrefix(count == 0 ? "" : "line \(offset)"))
        expect(scroll.canBecomeFocused, is: (count > 4))
    }

    @Test(arguments: [(3, ["line 0", "line 1", "line 2"]), (4, ["line…┃", "line…┃", "line…│"])])
    func `a bar takes a column where a row has no room, and where there is more than one`(count: Int, rows: [String]) {
        expect(ViewHarness(ScrollView(Self.lines(count)), width: 6, height: 3).rows, is: rows)
        expect(ViewHarness(ScrollView(Self.lines(count)), width: 1, height: 3).rows, is: ["…", "…", "…"])
    }

    @Test(arguments: [(2, 6), (3, 6), (4, 7)])
    func `a column for a bar is asked for where there is more than fits`(count: Int, width: Int) {
        expect(ScrollView(Self.lines(count)).measure(Size(width: 20, height: 3)).width, is: width)
    }

    @Test func `what takes all columns that there are takes its own in a border where there is no limit`() {
        let rows = Rows(count: 3)
        let list = ListView()
        list.dataSource = rows
        let scroll = ScrollView(list)
        scroll.border = .light

        let size = scroll.measure(Size(width: View.unbounded, height: 9))

        expect(size, is: Size(width: 22, height: rows.texts.count + 2))
    }

    @Test(arguments: [(0, 2, 2), (2, 8, 4), (7, 8, 9), (8, 8, 9)])
    func `the border is room that is asked for, and no more of it for a bar`(count: Int, width: Int, height: Int) {
        let scroll = ScrollView(count == 0 ? nil : Self.lines(count))
        scroll.border = .light

        expect(scroll.measure(Size(width: 20, height: 9)), is: Size(width: width, height: height))
        expect(scroll.measure(Size(width: 6, height: 3)), is: Size(width: min(width, 6), height: min(height, 3)))
    }

    @Test func `the end is followed where content turns out longer, and not where more comes later`() throws {
        let (scroll, stage) = stage()
        let column = try #require(scroll.content as? StackView)
        scroll.contentOffset = .max

        scroll.contentTurnedOut()
        column.addSubview(Label("line 10"))
        stage.window.update()
        expect(scroll.contentOffset, is: 7)
        column.addSubview(Label("line 11"))
        stage.window.update()

        expect(scroll.contentOffset, is: 7)
    }

    @Test func `the end is followed still once a row has been asked for that is the last in view`() throws {
        let (scroll, stage) = stage()
        let column = try #require(scroll.content as? StackView)
        scroll.contentOffset = .max

        scroll.show(9..<10)
        scroll.contentTurnedOut()
        column.addSubview(Label("line 10"))
        stage.window.update()

        expect(scroll.contentOffset, is: 7)
    }

    @Test func `a view without room keeps its place, and one with more has less to scroll`() {
        let (scroll, stage) = stage(at: 6)

        func resize(_ height: Int) {
            stage.window.resize(to: Size(width: 8, height: height))
            stage.window.update()
        }

        resize(0)
        resize(4)
        expect(scroll.contentOffset, is: 6)
        resize(6)
        expect(scroll.contentOffset, is: 4)
        resize(4)
        expect(scroll.contentOffset, is: 4)
    }

    @Test func `a view without a column keeps its place, though its texts have no rows then`() {
        let texts = (0..<10).map { Label("line \($0)").wrapping() }
        let scroll = ScrollView(StackView(texts, axis: .vertical))
        let stage = ViewHarness(scroll, width: 8, height: 4)
        scroll.contentOffset = 6

        for width in [0, 8] {
            stage.window.resize(to: Size(width: width, height: 4))
            stage.window.update()
        }

        expect(scroll.contentOffset, is: 6)
    }

    @Test func `other content is in range from the start, and the one before is let go`() {
        let (scroll, stage) = stage(at: 6)
        weak let old = scroll.content

        scroll.content = Self.lines(5)
        expect(stage.rows, is: ["line 1 │", "line 2 ┃", "line 3 ┃", "line 4 ┃"])
        #expect(old == nil)

        scroll.content = nil
        expect(stage.rows, is: ["", "", "", ""])
        expect(scroll.contentOffset, is: 0)
        #expect(!scroll.canBecomeFocused)
        scroll.content = Self.lines(2)
        expect(stage.rows, is: ["line 0", "line 1", "", ""])
    }

    @Test func `a place is told when it changes, and not when it is asked for again`() {
        let (scroll, stage) = stage()
        var calls = 0
        scroll.onScroll = { calls += 1 }

        for _ in 0..<2 { scroll.contentOffset = 4 }
        for _ in 0..<2 { scroll.show(4..<5) }
        for _ in 0..<2 { scroll.contentOffset = 9 }
        for _ in 0..<2 { scroll.contentOffset = 6 }
        for _ in 0..<2 {
            scroll.setNeedsLayout()
            stage.window.update()
        }

        expect(calls, is: 2)
    }

    @Test func `a click gives the focus to what only scrolls, and not where it fits or holds somebody else`() {
        let (scroll, stage) = stage()
        #expect(stage.mouse(.press(.left), x: 0, y: 1))
        #expect(stage.window.focusedView === scroll)

        let (_, short) = self.stage(4)
        #expect(!short.mouse(.press(.left), x: 0, y: 1))
        #expect(short.window.focusedView == nil)

        let mixed = ScrollView(StackView([Knob("a"), Self.lines(9)], axis: .vertical))
        let other = ViewHarness(mixed, width: 8, height: 4)
        #expect(!other.mouse(.press(.left), x: 0, y: 2))
        #expect(other.window.focusedView == nil)
    }

    @Test func `what scrolls sideways has the keys that lead left and right, and turns no pages`() {
        let scroll = ScrollView(Label("0123456789abcdef"), axis: .horizontal)
        let stage = ViewHarness(scroll, width: 6, height: 1)
        stage.window.focus(scroll)
        func keys() -> Set<KeyEvent> { Set(scroll.keyBindings.flatMap(\.trigger.keys)) }

        expect(keys(), is: [KeyEvent(.right), KeyEvent(.end)])
        stage.press(.right)
        expect(stage.rows, is: ["123456"])
        expect(keys(), is: [KeyEvent(.left), KeyEvent(.home), KeyEvent(.right), KeyEvent(.end)])
        stage.press(.end)
        expect(stage.rows, is: ["abcdef"])
        expect(keys(), is: [KeyEvent(.left), KeyEvent(.home)])
        stage.press(.left)
        expect(stage.rows, is: ["9abcde"])
        stage.press(.home)
        expect(stage.rows, is: ["012345"])
    }

    @Test func `a part that is asked for is scrolled to no further than it must, where nobody has the focus`() {
        let (scroll, stage) = stage(at: 3)

        scroll.content?.reveal(Rect(x: 0, y: 2, width: 6, height: 1))

        expect(scroll.contentOffset, is: 2)
        #expect(stage.rows[0].hasPrefix("line 2"))
    }
}
