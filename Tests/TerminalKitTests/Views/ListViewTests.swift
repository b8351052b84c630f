import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@MainActor
@Suite struct ListViewTests {
    private let list = ListView()

    private func stage(_ rows: Rows, width: Int = 5, height: Int = 4, glyphs: Glyphs = .unicode) -> ViewHarness {
        list.dataSource = rows
        return ViewHarness(list, width: width, height: height, glyphs: glyphs)
    }

    @Test func `rows stand one below the other`() {
        let rows = Rows(["ab", "cd"])

        expect(stage(rows).rows, is: [" ab", " cd", "", ""])
    }

    @Test func `the focus stands on the first row and moves with the keys`() {
        let rows = Rows(count: 6)
        let stage = stage(rows)
        stage.window.focus(list)
        expect(stage.rows, is: ["▌0  ┃", " 1  ┃", " 2  │", " 3  │"])

        stage.press(.down)
        stage.press(.character("j"))
        expect(stage.rows, is: [" 0  ┃", " 1  ┃", "▌2  │", " 3  │"])
        #expect(stage.window.surface[1, 2].attributes.contains(.reverse))
        #expect(!stage.window.surface[1, 1].attributes.contains(.reverse))
        expect(stage.window.cursor, is: Point(x: 0, y: 2))
    }

    @Test(
        arguments: [
            ([.down, .down, .up], 1), ([.end], 19), ([.character("G"), .character("g")], 0), ([.end, .home], 0),
            ([.pageDown], 4), ([.pageDown, .pageDown, .pageUp], 4), ([.end, .pageDown], 19),
            ([.end, .character("k")], 18),
            ([.up], 0),
        ] as [([Key], Int)])
    func `keys select, and what they select is seen`(keys: [Key], expected: Int) {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        stage.window.focus(list)

        keys.forEach { stage.press($0) }

        expect(list.selectedRow, is: expected)
        #expect(stage.rows.contains { $0.hasPrefix("▌\(expected) ") })
    }

    @Test func `over the selected row the selection's colours are all there is`() {
        let (ink, ground) = (ColorReference.role(ColorRole(number: 3)), ColorReference.role(ColorRole(number: 4)))
        let rows = Rows(count: 2)
        list.selectionForeground = ink
        list.selectionBackground = ground
        let stage = stage(rows)
        list.selectedRow = 0
        stage.window.update()

        #expect(stage.window.surface.row(0).allSatisfy { $0.foreground == ink && $0.background == ground })
        expect(stage.window.surface[1, 0].attributes, is: .reverse)
        #expect(stage.window.surface.row(1).allSatisfy { $0.background == .terminalDefault })
    }

    @Test func `without its bar the rows have the last column too, and still scroll`() {
        let rows = Rows(["abcd", "efgh", "ijkl"])
        list.showsScrollBar = false
        let stage = stage(rows, height: 2)
        stage.window.focus(list)
        expect(stage.rows, is: ["▌abcd", " efgh"])
        expect(list.contentFrame(ofRow: 1)?.width, is: 4)

        stage.press(.end)
        expect(stage.rows, is: [" efgh", "▌ijkl"])

        list.showsScrollBar = true
        expect(stage.rows, is: [" ef…│", "▌ij…┃"])
    }

    @Test func `a bar that is given another style is drawn in it`() {
        let rows = Rows(count: 20)
        let stage = stage(rows)

        list.barStyle = TextStyle(foreground: .role(ColorRole(number: 9)))
        stage.window.update()

        expect(stage.window.surface[4, 0].foreground, is: .role(ColorRole(number: 9)))
    }

    @Test(
        arguments: [([.up], 5), ([.end, .down], 1), ([.character("k"), .character("j")], 1), ([.end, .pageDown], 5)]
            as [([Key], Int)])
    func `a list that wraps goes on at its other end`(keys: [Key], expected: Int) {
        let rows = Rows(["#A", "1", "2", "#B", "3", "4", "#C"])
        list.wrapsAround = true
        let stage = stage(rows, height: 3)
        stage.window.focus(list)

        keys.forEach { stage.press($0) }

        expect(list.selectedRow, is: expected)
        #expect(stage.rows.contains { $0.hasPrefix("▌") })
    }

    @Test func `a list that wraps keeps its only row, and lets the arrows go on`() {
        let rows = Rows(["#A", "1"])
        list.wrapsAround = true
        let stage = stage(rows)
        stage.window.focus(list)

        expect(stage.press(KeyEvent(.down)), is: false)
        expect(stage.press(KeyEvent(.up)), is: false)
        expect(list.selectedRow, is: 1)
    }

    @Test func `headings are passed over, and shown with the row below them`() {
        let rows = Rows(["#A", "1", "2", "#B", "3", "#C"])
        let stage = stage(rows, height: 2)
        stage.window.focus(list)
        expect(list.selectedRow, is: 1)

        stage.press(.down, .down)
        expect(list.selectedRow, is: 4)
        #expect(!stage.press(KeyEvent(.down)))

        stage.press(.home)
        expect(stage.rows, is: [" #A ┃", "▌1  │"])
        list.selectedRow = 3
        expect(list.selectedRow, is: nil)
    }

    @Test func `only rows in view have views, however many there are`() {
        let rows = Rows(count: 10_000)
        let stage = stage(rows, height: 20)
        stage.window.focus(list)
        expect(rows.made, is: 20)
        expect(rows.filled, is: 20)

        for _ in 0..<30 { stage.press(.down) }
        expect(rows.made, is: 20)
        expect(rows.filled, is: 20 + 11)

        stage.press(.end)
        stage.press(.home)
        expect(rows.made, is: 20)
        expect(list.subviews.count, is: 20)
    }

    @Test func `a step inside the view draws two rows and lays nothing out`() {
        let rows = Rows(count: 10_000)
        let stage = stage(rows, width: 80, height: 20)
        stage.window.focus(list)
        stage.window.update()
        stage.window.statistics = FrameStatistics()

        stage.press(.down)

        expect(stage.window.statistics.layoutPasses, is: 0)
        #expect(stage.window.statistics.cellsTouched < 3 * 2 * 80)
    }

    @Test func `views are read in the order of their rows after any scrolling`() {
        let rows = Rows(count: 50)
        let stage = stage(rows, height: 6)
        var generator = SeededGenerator(seed: 4)

        for _ in 0..<30 {
            list.firstVisibleRow = Int.random(in: 0..<44, using: &generator)
            stage.window.update()
            let shown = list.subviews.compactMap { ($0 as? Label)?.text }
            expect(shown, is: (list.firstVisibleRow..<list.firstVisibleRow + 6).map(String.init))
            expect(stage.rows.map { $0.drop { $0 == " " }.prefix { $0.isNumber } }, is: shown.map { $0[...] })
        }
    }

    @Test func `Enter and a second click open a row`() {
        var (opened, selected): ([Int], [Int]) = ([], [])
        list.onActivate = { opened.append($0) }
        list.onSelectionChange = { selected.append($0) }
        let rows = Rows(["#A", "1", "2", "3"])
        let stage = stage(rows)

        stage.mouse(.press(.left), x: 2, y: 2)
        stage.mouse(.press(.left), x: 2, y: 2)
        stage.mouse(.press(.left), x: 2, y: 0)
        stage.press(.down)
        stage.press(.enter)

        expect(selected, is: [2, 3])
        expect(opened, is: [2, 3])
        #expect(!stage.press(.space))
    }

    @Test func `the wheel scrolls and leaves the selection`() {
        let rows = Rows(count: 9)
        let stage = stage(rows)
        list.selectedRow = 0

        stage.mouse(.wheelDown, x: 1, y: 1)
        expect(list.firstVisibleRow, is: 3)
        stage.mouse(.wheelDown, x: 1, y: 1)
        expect(list.firstVisibleRow, is: 5)
        #expect(!stage.mouse(.wheelDown, x: 1, y: 1))
        expect(list.selectedRow, is: 0)

        stage.window.focus(list)
        stage.press(.down)
        expect(list.firstVisibleRow, is: 1)
        #expect(stage.rows[0].hasPrefix("▌1"))
    }

    @Test func `rows scrolled away from the selection stay where they are when the list asks again`() {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.selectedRow = 0
        for _ in 0..<2 { stage.mouse(.wheelDown, x: 1, y: 1) }

        for texts in [rows.texts, ["new"] + rows.texts] {
            rows.texts = texts
            list.reloadData()
            stage.window.update()
            expect(list.firstVisibleRow, is: 6)
        }
        expect(list.selectedRow, is: 1)
        rows.texts = (0..<7).map(String.init)
        list.reloadData()
        stage.window.update()

        expect(list.firstVisibleRow, is: 3)
        expect(list.selectedRow, is: 0)
    }

    @Test func `a selection that is in view stays so when the list asks again, and one that is set anew comes into it`()
    {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.selectedRow = 3

        rows.texts.insert("new", at: 0)
        list.reloadData()
        stage.window.update()
        expect([list.selectedRow, list.firstVisibleRow], is: [4, 1])
        for _ in 0..<3 { stage.mouse(.wheelDown, x: 1, y: 1) }
        expect(list.firstVisibleRow, is: 10)
        list.reloadData()
        list.selectedRow = 4
        stage.window.update()

        expect(list.firstVisibleRow, is: 4)
    }

    @Test func `a selection that is set again as it is leaves the rows where somebody has scrolled them`() {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.selectedRow = 0
        stage.mouse(.wheelDown, x: 1, y: 1)

        list.selectedRow = 0
        stage.window.update()

        expect(list.firstVisibleRow, is: 3)
    }

    @Test func `without identities it stays at its place`() {
        let rows = Rows(["a", "b", "c", "d"])
        rows.hasIdentities = false
        _ = stage(rows)
        list.selectedRow = 3

        rows.texts = ["x", "y", "#h"]
        list.reloadData()

        expect(list.selectedRow, is: 1)
    }

    @Test func `an emptied list shows nothing and keeps nothing`() {
        let rows = Rows(count: 30)
        let stage = stage(rows)
        list.selectedRow = 29
        stage.window.update()

        rows.texts = []
        list.reloadData()

        expect(stage.rows, is: ["", "", "", ""])
        expect(list.selectedRow, is: nil)
        expectEmpty(list.subviews)
        #expect(!list.canBecomeFocused)
    }

    @Test func `a place set before the first layout is kept`() {
        list.firstVisibleRow = 7
        let rows = Rows(count: 30)

        expect(stage(rows).rows.first?.hasPrefix(" 7"), is: true)
    }

    @Test func `a selection set before the first layout is shown`() {
        let rows = Rows(count: 30)
        list.dataSource = rows
        list.selectedRow = 20

        #expect(stage(rows).rows.contains { $0.hasPrefix(" 20") })
    }

    @Test func `a bordered list keeps inside its border, on which its bar stands, in ASCII too`() {
        let rows = Rows(count: 9)
        list.border = .light
        let stage = stage(rows, width: 7, glyphs: .ascii)
        stage.window.focus(list)

        expect(stage.rows, is: ["#=====#", "#>0   #", "# 1   |", "#=====#"])
    }

    @Test func `rows of two lines are cut at the end of the view`() {
        let rows = Rows(count: 3)
        list.rowHeight = 2
        let stage = stage(rows, height: 5)

        expect(list.subviews.map(\.frame.height), is: [2, 2, 1])
        stage.window.focus(list)
        stage.press(.end)
        expect(list.firstVisibleRow, is: 1)
    }

    @Test func `the scroll bar is as high as rows of two lines are together`() {
        let rows = Rows(count: 4)
        list.rowHeight = 2
        let stage = stage(rows, height: 4, glyphs: .ascii)

        expect(stage.rows.compactMap(\.last), is: ["#", "#", "|", "|"])
    }

    @Test func `any size and number of rows can be drawn`() {
        for count in [0, 1, 2, 50] {
            let rows = Rows((0..<count).map { $0.isMultiple(of: 7) ? "#日本" : "語\($0)" })
            for width in 0...12 {
                for height in 0...5 {
                    let stage = stage(rows, width: width, height: height)
                    stage.window.focus(list)
                    stage.press(.down, .pageDown, .end, .up, .home)
                    expectEmpty(stage.window.surface.brokenCells)
                }
            }
        }
    }

    /// A list with its focus on the first row, whose data source is gone.
    private func abandonedStage() -> ViewHarness {
        let rows = Rows(count: 9)
        let stage = stage(rows)
        stage.window.focus(list)
        return stage
    }

    @Test func `once its data source is gone it has no rows, no selection and nothing to open`() {
        var opened: [Int] = []
        list.onActivate = { opened.append($0) }
        let stage = abandonedStage()

        stage.press(.enter)

        #expect(opened.isEmpty && list.rowCount == 0 && list.selectedRow == nil)
        list.setNeedsLayout()
        expect(stage.rows, is: ["", "", "", ""])
    }

    @Test func `a data source that is gone by itself can be taken away with its rows`() {
        let stage = abandonedStage()

        list.dataSource = nil

        expect(stage.rows, is: ["", "", "", ""])
    }

    @Test func `it lets go of its data source and its views`() {
        weak var gone: Rows?
        do {
            let rows = Rows(count: 3)
            gone = rows
            _ = stage(rows)
        }
        list.setNeedsLayout()
        list.layoutIfNeeded()

        #expect(gone == nil)
        expectEmpty(list.subviews)
    }
}
