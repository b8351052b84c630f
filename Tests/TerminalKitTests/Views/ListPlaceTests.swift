import Expectations
import Testing

@testable import TerminalKit

/// What of a list is in view, and what it leaves to others.
@MainActor
struct ListPlaceTests {
    private let list = ListView()

    private func stage(_ rows: Rows, width: Int = 6, height: Int = 4) -> ViewHarness {
        list.dataSource = rows
        return ViewHarness(list, width: width, height: height)
    }

    @Test func `a source is handed none of the views that another one has made`() {
        let (rows, others) = (Rows(count: 3), Rows(["x", "y"]))
        let stage = stage(rows)

        list.dataSource = others

        expect(stage.rows, is: [" x", " y", "", ""])
        expect(others.made, is: 2)
    }

    @Test func `a list that is to begin at its end is asked again before it has room`() {
        let rows = Rows(count: 9)
        list.dataSource = rows
        list.selectedRow = 2
        list.firstVisibleRow = .max

        rows.texts.append("9")
        list.reloadData()

        expect(list.rowCount, is: rows.texts.count)
        expect(list.selectedRow, is: 2)
    }

    @Test func `a list that is to begin at its end does so once it has columns, without which it is laid out first`() {
        let rows = Rows(count: 9)
        list.border = .light
        list.firstVisibleRow = .max
        list.rowHeight = 2
        let stage = stage(rows, width: 2, height: 8)
        #expect(list.contentFrame(ofRow: 0) == nil && list.row(at: Point(x: 1, y: 3)) == nil)

        stage.window.send(.resize(Size(width: 6, height: 8)))
        stage.window.update()

        expect(list.firstVisibleRow, is: rows.texts.count - 3)
    }

    @Test(arguments: [(0, MouseEvent.Action.wheelUp), (16, .wheelDown)])
    func `at an end the wheel is left to what is around`(first: Int, action: MouseEvent.Action) {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.firstVisibleRow = first
        stage.window.update()

        #expect(!stage.mouse(action, x: 1, y: 1))

        expect(list.firstVisibleRow, is: first)
    }

    @Test(arguments: [(4, 2), (5, nil)])
    func `a click on the scroll bar is none on the row beside it`(x: Int, expected: Int?) {
        let rows = Rows(count: 20)
        let stage = stage(rows)

        expect(stage.mouse(.press(.left), x: x, y: 2), is: (expected != nil))

        expect(list.selectedRow, is: expected)
    }

    @Test func `out of use it neither scrolls nor chooses`() {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.isEnabled = false

        #expect(!stage.mouse(.wheelDown, x: 1, y: 1))
        stage.mouse(.press(.left), x: 1, y: 1)

        #expect(list.firstVisibleRow == 0 && list.selectedRow == nil)
    }

    @Test(arguments: [(6, 0, 6), (11, 0, 11), (10, -2, 8), (7, 2, 9)])
    func `asked again, it keeps the selection in view where that was so, at either edge too`(
        first: Int, more: Int, expected: Int
    ) {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.selectedRow = 10
        stage.window.update()
        list.firstVisibleRow = first
        stage.window.update()

        if more < 0 {
            rows.texts.removeFirst(-more)
        } else {
            rows.texts.insert(contentsOf: (0..<more).map { "new \($0)" }, at: 0)
        }
        list.reloadData()
        stage.window.update()

        expect(list.firstVisibleRow, is: expected)
    }

    @Test func `the focus is marked on each line of a row, and a row that is cut ends where the list does`() {
        let rows = Rows(count: 3)
        list.rowHeight = 2
        list.border = .light
        let stage = stage(rows, width: 8, height: 5)
        func marks() -> [String] { stage.rows.map { String($0.dropFirst().prefix(1)) } }
        stage.window.focus(list)
        expect(marks(), is: ["━", "▌", "▌", " ", "━"])

        stage.press(.down)
        stage.mouse(.wheelUp, x: 2, y: 2)

        expect(list.selectedRow, is: 1)
        expect(list.firstVisibleRow, is: 0)
        expect(marks(), is: ["━", " ", " ", "▌", "━"])
        #expect(!stage.window.surface[2, 4].attributes.contains(.reverse))
    }

    @Test func `a row that is selected right after the list was scrolled is seen where it stands then`() {
        let rows = Rows(count: 20)
        list.showsScrollBar = false
        let stage = stage(rows, height: 10)
        list.selectedRow = 1
        stage.window.update()

        list.firstVisibleRow = 1
        list.selectedRow = 8
        stage.window.update()

        let reversed = (0..<10).filter { stage.window.surface[1, $0].attributes.contains(.reverse) }
        expect(list.firstVisibleRow, is: 1)
        expect(reversed, is: [7])
    }
}
