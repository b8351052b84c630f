import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct GridViewTests {
    private func rows(_ grid: GridView, width: Int = 24, height: Int = 4) -> [String] {
        ViewHarness(grid, width: width, height: height).rows
    }

    @Test func `a column is as wide as its widest cell, and a row as high as its highest`() {
        let grid = GridView()
        grid.addRow([Label("Name"), Label("Ana")])
        grid.addRow([Label("St"), Label("one\ntwo").wrapping()])
        grid.addRow([Label("x"), nil, Label("y")])

        expect(rows(grid), is: ["Name Ana", "St   one", "     two", "x        y"])
    }

    @Test func `columns have sizes of their own and share the rest`() {
        let grid = GridView([.fixed(3), .share(), .share(2).atMost(6)], columnGap: 1)
        let cells = (0..<3).map { _ in Block(9) }
        grid.addRow(cells)
        _ = rows(grid)

        expect(cells.map(\.frame.width), is: [3, 13, 6])
        expect(cells.map(\.frame.minX), is: [0, 4, 18])
    }

    @Test func `where room runs out, the widest column narrows first and what is fixed not at all`() {
        let grid = GridView([.fixed(6), .natural, .natural])
        let cells = [Block(9), Block(9), Block(4)]
        grid.addRow(cells)

        _ = rows(grid, width: 16)
        expect(cells.map(\.frame.width), is: [6, 4, 4])
        _ = rows(grid, width: 10)
        expect(cells.map(\.frame.width), is: [6, 1, 1])
        expectEmpty(grid.layoutIssues)
        _ = rows(grid, width: 7)
        expect(grid.layoutIssues.map(\.problem), is: ["its columns hold 10 cells, there is room for 7"])
    }

    @Test(arguments: [
        ([10, 10], 11, [5, 6]), ([10, 8], 13, [6, 7]), ([10, 10, 4], 12, [4, 4, 4]), ([3, 3], 1, [1, 1]),
    ])
    func `columns that are as wide as each other narrow by turns`(wishes: [Int], room: Int, widths: [Int]) {
        let sizes = wishes.map { _ in StackSize.natural }

        expect(ColumnWidths(sizes, wishes: wishes, gap: 0, in: room).widths, is: widths)
    }

    @Test func `a row of hidden cells takes no place, nor a gap`() {
        let grid = GridView(rowGap: 1)
        let hidden = Label("gone")
        grid.setRows([[Label("a")], [hidden], [Label("b")]])
        hidden.isHidden = true

        expect(rows(grid), is: ["a", "", "b", ""])
        expect(grid.measure(Size(width: 9, height: 9)), is: Size(width: 1, height: 3))
        grid.addRow([Label("")])
        expect(grid.measure(Size(width: 9, height: 9)), is: Size(width: 1, height: 3))
    }

    @Test func `Tab goes row by row, in the order of the rows there are`() {
        let grid = GridView([.natural, .natural])
        let knobs = (0..<4).map { Knob("\($0)") }
        grid.setRows([[knobs[2], knobs[3]], [knobs[0], knobs[1]]])
        grid.setRows([[knobs[0], knobs[1]], [knobs[2], knobs[3]]])
        let stage = ViewHarness(grid, width: 20, height: 3)
        stage.window.focus(knobs[0])

        var path: [String?] = []
        for _ in 0..<3 {
            stage.press(.tab)
            path.append(stage.window.focusedView?.accessibilityIdentifier)
        }

        expect(path, is: ["1", "2", "3"])
    }

    @Test func `a cell that is in no row any more leaves`() {
        let grid = GridView()
        let (a, b) = (Label("a"), Label("b"))
        grid.addRow([a, b])

        grid.setRows([[b]])

        #expect(a.superview == nil)
        expect(rows(grid)[0], is: "b")
    }

    @Test func `a cell that has gone elsewhere takes no room any more, and does not come back with another row`() {
        let grid = GridView()
        let (a, b) = (Block(6), Block(2))
        grid.addRow([a, b])

        let other = StackView([a])
        #expect(grid.rows[0][0] == nil && grid.rows[0][1] === b)
        expect(grid.measure(Size(width: 20, height: 9)), is: Size(width: 3, height: 1))
        grid.addRow([Block(4)])
        b.removeFromSuperview()

        #expect(a.superview === other && b.superview == nil)
        expect(grid.measure(Size(width: 20, height: 9)), is: Size(width: 5, height: 1))
    }

    @Test func `a border is kept free around the cells, and what is hidden makes no column wider`() {
        let grid = GridView(columnGap: 2, rowGap: 1)
        let (a, b, c) = (Block(3), Block(4), Block(2))
        grid.setRows([[a, b], [c]])
        grid.border = .light
        expect(grid.measure(Size(width: 20, height: 9)), is: Size(width: 11, height: 5))

        let stage = ViewHarness(grid, width: 11, height: 5)
        expect(
            [a, b].map(\.frame), is: [Rect(x: 1, y: 1, width: 3, height: 1), Rect(x: 6, y: 1, width: 4, height: 1)])
        expect(c.frame, is: Rect(x: 1, y: 3, width: 3, height: 1))
        a.isHidden = true
        stage.window.update()

        expect(a.frame, is: .zero)
        expect(b.frame.minX, is: 5)
        expect(c.frame.width, is: 2)
        expect(grid.measure(Size(width: 20, height: 9)), is: Size(width: 10, height: 5))
    }

    @Test func `a grid in a border wants no more columns than there are`() {
        let grid = GridView()
        grid.addRow([Block(20)])
        grid.border = .light

        expect(grid.measure(Size(width: 12, height: 9)), is: Size(width: 12, height: 3))
    }

    @Test func `a grid in a border wants no more than its cells where there is no limit`() {
        let grid = GridView([.natural, .share()])
        grid.addRow([Block(4), Block(6)])
        grid.border = .light

        expect(grid.measure(Size(width: View.unbounded, height: View.unbounded)), is: Size(width: 13, height: 3))
    }

    @Test func `other columns and gaps move the cells that are shown`() {
        let grid = GridView()
        let (a, b, c) = (Block(3), Block(4), Block(2))
        grid.setRows([[a, b], [c]])
        let stage = ViewHarness(grid, width: 24, height: 4)
        expect([a, b, c].map(\.frame.origin), is: [.zero, Point(x: 4, y: 0), Point(x: 0, y: 1)])

        grid.columns = [.fixed(6)]
        stage.window.update()
        expect(a.frame.width, is: 6)
        expect(b.frame.minX, is: 7)
        grid.columnGap = 3
        stage.window.update()
        expect(b.frame.minX, is: 9)
        grid.rowGap = 2
        stage.window.update()

        expect(c.frame.minY, is: 3)
    }
}
