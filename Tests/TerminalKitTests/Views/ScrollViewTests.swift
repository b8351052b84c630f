import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@MainActor
@Suite struct ScrollViewTests {
    private static func lines(_ count: Int) -> StackView {
        StackView((0..<count).map { Label("line \($0)") }, axis: .vertical)
    }

    @Test func `content that fits is shown without a bar`() {
        let stage = ViewHarness(ScrollView(Self.lines(2)), width: 8, height: 3)

        expect(stage.rows, is: ["line 0", "line 1", ""])
    }

    @Test func `content that is taller has a bar beside it`() {
        let scroll = ScrollView(Self.lines(6))
        let stage = ViewHarness(scroll, width: 8, height: 3)
        expect(stage.rows, is: ["line 0 ┃", "line 1 │", "line 2 │"])

        scroll.contentOffset = 3
        expect(stage.rows, is: ["line 3 │", "line 4 │", "line 5 ┃"])
    }

    @Test func `without its bar the content has the last column too, and still scrolls`() {
        let scroll = ScrollView(StackView((0..<6).map { Label("column \($0)") }, axis: .vertical))
        scroll.showsScrollBar = false
        let stage = ViewHarness(scroll, width: 8, height: 3)
        expect(stage.rows, is: ["column 0", "column 1", "column 2"])
        expect(scroll.measure(Size(width: 20, height: 3)).width, is: 8)

        stage.window.focus(scroll)
        stage.press(.end)
        expect(stage.rows, is: ["column 3", "column 4", "column 5"])

        scroll.showsScrollBar = true
        expect(stage.rows, is: ["column…│", "column…│", "column…┃"])
    }

    @Test func `a place set before the first layout is kept, and brought into range`() {
        let (scroll, far) = (ScrollView(Self.lines(20)), ScrollView(Self.lines(20)))
        scroll.contentOffset = 5
        far.contentOffset = 99

        expect(ViewHarness(scroll, width: 8, height: 3).rows.first?.hasPrefix("line 5"), is: true)
        _ = ViewHarness(far, width: 8, height: 3)
        expect(far.contentOffset, is: 17)
    }

    @Test func `the focus is brought into view, and no farther than needed`() {
        let knobs = (0..<9).map { Knob("\($0)") }
        let scroll = ScrollView(StackView(knobs, axis: .vertical))
        let stage = ViewHarness(scroll, width: 8, height: 3)

        stage.window.focus(knobs[4])
        expect(scroll.contentOffset, is: 2)

        stage.press(.up)
        expect(scroll.contentOffset, is: 2)

        stage.press(.tab, .tab, .tab)
        expect(scroll.contentOffset, is: 4)
        expect(stage.window.cursor, isNot: nil)
    }

    @Test func `what lies before the first stop is shown with it where there is room`() {
        let heading = (0..<2).map { Label("heading \($0)") }
        let knobs = (0..<9).map { Knob("\($0)") }
        let scroll = ScrollView(StackView(heading + knobs, axis: .vertical))
        let stage = ViewHarness(scroll, width: 8, height: 3)
        stage.window.focus(knobs[8])

        stage.press(.tab)
        #expect(knobs[0].isFocused)
        expect(scroll.contentOffset, is: 0)

        stage.window.focus(knobs[8])
        stage.window.resize(to: Size(width: 8, height: 2))
        stage.press(.tab)
        expect(scroll.contentOffset, is: 2)

        stage.window.focus(knobs[8])
        stage.window.focus(knobs[1])
        expect(scroll.contentOffset, is: 3)
    }

    @Test func `a view that was only just added is brought into view too`() {
        let knobs = (0..<9).map { Knob("\($0)") }
        let column = StackView(Array(knobs.prefix(3)), axis: .vertical)
        let scroll = ScrollView(column)
        let stage = ViewHarness(scroll, width: 8, height: 3)

        knobs.dropFirst(3).forEach(column.addSubview)
        stage.window.focus(knobs[8])
        stage.window.update()

        expect(scroll.contentOffset, is: 6)
    }

    @Test func `the focus stays in view when the window shrinks, but the wheel may leave it`() {
        let (knobs, label) = ((0..<9).map { Knob("\($0)") }, Label("a"))
        let scroll = ScrollView(StackView(knobs + [label], axis: .vertical))
        let stage = ViewHarness(scroll, width: 8, height: 6)
        stage.window.focus(knobs[5])

        stage.window.resize(to: Size(width: 8, height: 3))
        stage.window.update()
        expect(scroll.contentOffset, is: 3)

        stage.mouse(.wheelDown, x: 0, y: 0)
        label.text = "longer"
        stage.window.update()
        expect(scroll.contentOffset, is: 6)
    }

    @Test func `a scrolling view inside another moves both`() {
        let knobs = (0..<6).map { Knob("\($0)") }
        let inner = ScrollView(StackView(knobs, axis: .vertical))
        let box = View()
        box.addSubview(inner)
        inner.layout {
            $0.horizontal.equal(to: box)
            $0.top.equal(to: box, offsetBy: 9)
            $0.height.equal(to: 2)
        }
        let outer = ScrollView(box)
        let stage = ViewHarness(outer, width: 8, height: 4)

        stage.window.focus(knobs[5])
        stage.window.update()

        expect(inner.contentOffset, is: 4)
        expect(outer.contentOffset, is: 7)
        #expect(stage.rows[3].hasPrefix("▌"))
    }

    @Test func `a view that lets its content glide is asked to, and can be brought to rest`() {
        let scroll = GlidingScrollView(Self.lines(20))
        let stage = ViewHarness(scroll, width: 8, height: 4)
        let rows = stage.rows

        scroll.show(9..<10)
        expect(scroll.destination, is: 6)
        expect(scroll.contentOffset, is: 0)
        expect(stage.rows, is: rows)
        scroll.step(to: 2)
        scroll.show(5..<6)
        expect(scroll.destination, is: 5)
        expect(scroll.contentOffset, is: 2)
        scroll.rest()

        expect(scroll.contentOffset, is: 5)
        expect(scroll.moves, is: 2)
        for _ in 0..<2 { scroll.show(98..<99) }
        expect(scroll.destination, is: 16)
        expect(scroll.moves, is: 3)
    }

    @Test func `pages are turned from anywhere inside, while there are any`() {
        let knob = Knob("a")
        let scroll = ScrollView(StackView([knob, Self.lines(9)], axis: .vertical))
        let stage = ViewHarness(scroll, width: 8, height: 4)
        stage.window.focus(knob)
        expect(scroll.keyBindings.flatMap(\.trigger.keys), is: [KeyEvent(.pageDown)])

        stage.press(.pageDown)
        expect(scroll.contentOffset, is: 3)
        stage.press(.pageDown, .pageDown)
        expect(scroll.contentOffset, is: 6)
        expect(scroll.keyBindings.flatMap(\.trigger.keys), is: [KeyEvent(.pageUp)])

        expectEmpty(ViewHarness(ScrollView(Self.lines(2)), width: 8, height: 4).root.keyBindings)
    }

    @Test func `plain text can be read with the keyboard`() {
        let scroll = ScrollView(Self.lines(9))
        let stage = ViewHarness(scroll, width: 8, height: 3)
        stage.window.moveFocus(.next)
        #expect(stage.window.focusedView === scroll)

        stage.press(.down)
        expect(scroll.contentOffset, is: 1)
        stage.press(.end)
        expect(scroll.contentOffset, is: 6)
        stage.press(.home)
        expect(scroll.contentOffset, is: 0)
        expect(stage.window.surface[7, 0].attributes, is: .bold)
    }

    @Test func `a row says whether there is more on either side`() {
        let knobs = (0..<5).map { Knob("\($0)") }
        let scroll = ScrollView(StackView(knobs, spacing: 1), axis: .horizontal)
        var calls = 0
        scroll.onScroll = { calls += 1 }
        let stage = ViewHarness(scroll, width: 9, height: 1)
        expect([scroll.canScrollLeft, scroll.canScrollRight], is: [false, true])

        stage.window.focus(knobs[2])
        expect(scroll.contentOffset, is: 2)
        expect([scroll.canScrollLeft, scroll.canScrollRight], is: [true, true])

        stage.press(.right, .right)
        expect([scroll.canScrollLeft, scroll.canScrollRight], is: [true, false])
        expect(calls, is: 4)
    }

    @Test func `an offset that is set between two layouts is told after the second`() {
        let scroll = ScrollView(Self.lines(6))
        let stage = ViewHarness(scroll, width: 10, height: 4)
        var offsets: [Int] = []
        scroll.onScroll = { offsets.append(scroll.contentOffset) }

        scroll.setNeedsLayout()
        scroll.contentOffset = 2
        expect(offsets, is: [])
        stage.window.update()

        expect(offsets, is: [2])
    }

    @Test func `content keeps inside the border, on which the bar stands`() {
        let scroll = ScrollView(Self.lines(6))
        scroll.border = .light
        let stage = ViewHarness(scroll, width: 10, height: 4)

        scroll.contentOffset = 2

        expect(stage.rows, is: ["╭────────╮", "│line 2  │", "│line 3  ┃", "╰────────╯"])
    }

    @Test(arguments: [Glyphs.unicode, .ascii])
    func `in the box of a sheet the bar stands on the border, and goes along with what is scrolled`(glyphs: Glyphs) {
        let (box, scroll) = (View(), ScrollView(Self.lines(6)))
        box.border = .light
        box.embed(scroll.embedded())
        let stage = ViewHarness(View(), width: 10, height: 4, glyphs: glyphs)
        let (thumb, track) = (glyphs.scrollThumb.string, glyphs.scrollTrack.string)

        stage.window.present(StaticScreen(box), as: .sheet)
        expect(stage.rows[1].hasSuffix("line 0\(thumb)"), is: true)
        expect(stage.rows[2].hasSuffix("line 1\(track)"), is: true)
        scroll.contentOffset = 4

        expect(stage.rows[1].hasSuffix("line 4\(track)"), is: true)
        expect(stage.rows[2].hasSuffix("line 5\(thumb)"), is: true)
        expectEmpty(stage.window.surface.differences(from: stage.redrawn))
    }

    @Test(arguments: [true, false])
    func `in a box with a blank column before its border the bar stands on that too, of a list as well`(isList: Bool) {
        let (list, rows) = (ListView(), Rows(count: 9))
        list.dataSource = rows
        let scroll = ScrollView(Self.lines(9))
        let box = SheetBox(
            isList ? list : scroll, insetBy: Insets(horizontal: 1), style: AppStyle(), isNamedBelow: true
        ) { $0.rawValue }
        let stage = ViewHarness(View(), width: 12, height: 5)
        func ends() -> [String] { stage.rows[1...3].map { $0.last.map(String.init) ?? "" } }

        stage.window.present(StaticScreen(box), as: .sheet)
        expect(ends(), is: ["┃", "│", "│"])
        if isList { list.firstVisibleRow = 9 } else { scroll.contentOffset = 9 }

        expect(ends(), is: ["│", "│", "┃"])
        expect(stage.rows[1].filter { "│┃".contains($0) }.count, is: 2)
        expectEmpty(stage.window.surface.differences(from: stage.redrawn))
    }

    @Test func `a click reaches what has been scrolled`() {
        let knobs = (0..<9).map { Knob("\($0)") }
        let scroll = ScrollView(StackView(knobs, axis: .vertical))
        let stage = ViewHarness(scroll, width: 8, height: 3)
        scroll.contentOffset = 4

        stage.mouse(.press(.left), x: 1, y: 1)

        expect(knobs[5].presses, is: 1)
    }

    @Test func `scrolling draws what drawing all would`() {
        var generator = SeededGenerator(seed: 9)
        let content = StackView(
            (0..<30).map { _ in Label(DisplayText.random(upTo: 20, using: &generator).string) }, axis: .vertical)
        let scroll = ScrollView(content)
        let stage = ViewHarness(scroll, width: 14, height: 6)

        for _ in 0..<60 {
            scroll.contentOffset = Int.random(in: 0..<30, using: &generator)
            stage.window.update()
            let partial = stage.window.surface
            expectEmpty(partial.differences(from: stage.redrawn))
        }
    }

    @Test func `any size can be drawn`() {
        for width in 0...9 {
            for height in 0...5 {
                for axis in [Axis.horizontal, .vertical] {
                    let scroll = ScrollView(Self.lines(4), axis: axis)
                    let stage = ViewHarness(scroll, width: width, height: height)
                    scroll.contentOffset = 2
                    stage.window.update()
                    expectEmpty(stage.window.surface.brokenCells)
                    let size = scroll.measure(Size(width: width, height: height))
                    #expect(size.width <= width && size.height <= height)
                }
            }
        }
    }
}

/// Takes its time: it stays where it is until somebody lets it go on.
private final class GlidingScrollView: ScrollView {
    private(set) var moves = 0

    override func move() { moves += 1 }
}
