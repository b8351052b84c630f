import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct TableViewTests {
    /// Rows of a number and a word, and how many were asked for.
    private final class Words: TableViewDataSource {
        var rows: [(String, String)]
        private(set) var asked = 0

        init(_ rows: [(String, String)]) { self.rows = rows }

        convenience init(count: Int) { self.init((0..<count).map { ("row \($0)", "\($0 * 7)") }) }

        var rowCount: Int { rows.count }
        func identity(ofRow row: Int) -> AnyHashable? { rows[row].0 }
        func cells(ofRow row: Int) -> [TableCell] {
            asked += 1
            return [TableCell(rows[row].0), TableCell(rows[row].1)]
        }
    }

    private let table = TableView([TableColumn("Name", .share()), TableColumn("Stake", alignment: .trailing)])

    private func stage(_ words: Words, width: Int = 20, height: Int = 4) -> ViewHarness {
        table.dataSource = words
        return ViewHarness(table, width: width, height: height)
    }

    @Test func `texts stand under the titles of their columns`() {
        let words = Words([("Benfica", "5"), ("A very long name", "1250")])

        expect(
            stage(words).rows, is: [" Name          Stake", " Benfica           5", " A very long…   1250", ""])
    }

    @Test func `the titles stay while the rows scroll, beside the bar too`() {
        let words = Words(count: 100)
        let stage = stage(words)
        stage.window.focus(table.list)

        stage.press(.end)

        expect(
            stage.rows,
            is: [
                " Name         Stake", " row 97         679│", " row 98         686│", "▌row 99         693┃",
            ])
        expect(table.selectedRow, is: 99)
    }

    @Test func `a table of very many rows asks for those in view`() {
        let words = Words(count: 100_000)
        let stage = stage(words, height: 20)
        #expect(words.asked <= 20)
        stage.window.focus(table.list)
        let before = words.asked

        stage.press(.down)
        expect(words.asked, is: before)
        stage.press(.end)
        #expect(words.asked - before <= 40)
        #expect(table.list.subviews.count <= 20)
    }

    @Test func `a table that is all of an app asks for those in view too, and its titles stay`() {
        let words = Words(count: 1000)
        table.dataSource = words
        let window = RootController(table).makeWindow(size: Size(width: 20, height: 5))
        window.update()
        #expect(words.asked <= 10)

        window.send(.key(KeyEvent(.end)))
        window.update()

        #expect(window.surface.rows[0].hasPrefix(" Name"))
        #expect(window.surface.rows[3].hasPrefix("▌row 999"))
    }

    @Test func `a column that fits is as wide as the widest text that has been seen, and stays so`() {
        let words = Words([("a", "1"), ("b", "2"), ("c", "3"), ("d", "123456789")])
        let stage = stage(words, height: 3)
        expect(stage.rows[1], is: " a                1┃")

        table.list.firstVisibleRow = 2
        expect(stage.rows, is: [" Name         Stake", " c                3│", " d        123456789┃"])
        table.list.firstVisibleRow = 0
        expect(stage.rows[1], is: " a                1┃")
        expect(table.columns[1].size, is: .natural)
    }

    @Test func `the column that is sorted by has a mark behind its title`() {
        let stage = stage(Words(count: 1))

        table.sortedColumn = 1
        expect(stage.rows[0], is: " Name        Stake ▴")
        table.isAscending = false
        expect(stage.rows[0], is: " Name        Stake ▾")
        table.ownGlyphs = .ascii
        expect(stage.rows[0], is: " Name        Stake v")
        table.sortedColumn = nil
        expect(stage.rows[0], is: " Name          Stake")
    }

    @Test func `the selection stays with its row, and Enter opens it`() {
        let words = Words(count: 9)
        var opened: [Int] = []
        table.list.onActivate = { opened.append($0) }
        let stage = stage(words, height: 6)
        table.selectedRow = 3
        stage.window.focus(table.list)

        words.rows.insert(("new", "0"), at: 0)
        table.reloadData()
        stage.press(.enter)

        expect(opened, is: [4])
        #expect(stage.rows.contains { $0.hasPrefix("▌row 3") })
    }

    @Test func `a row is read as its texts, and the titles before`() {
        let words = Words([("Benfica", "5")])
        table.list.onActivate = { _ in }
        let stage = stage(words)
        stage.window.focus(table.list)

        expect(ReadingText.lines(of: table), is: ["Name, Stake", "› Benfica, 5"])
    }

    @Test(arguments: [(9, 31), (3, 32)])
    func `beside its columns a table asks for that of the focus mark, and of the bar`(height: Int, width: Int) {
        let words = Words(count: 4)
        let table = TableView([TableColumn("A long title of a match"), TableColumn("Stake")])
        table.dataSource = words

        let size = table.measure(Size(width: View.unbounded, height: height))

        expect(size.width, is: width)
        expect(table.list.rowCount, is: words.rows.count)
        let stage = ViewHarness(table, width: size.width, height: height)
        #expect(stage.rows[0] == " A long title of a match  Stake" && table.dataSource === words)
    }

    @Test func `the border of a table is room that it asks for`() {
        let words = Words([("Benfica", "5"), ("Porto", "12")])
        table.dataSource = words
        let (room, anyRoom) = (Size(width: 20, height: 9), Size(width: View.unbounded, height: View.unbounded))
        expect(table.measure(room), is: Size(width: 20, height: 3))
        expect(table.measure(anyRoom), is: Size(width: 20, height: 3))

        table.border = .light

        expect(table.measure(room), is: Size(width: 20, height: 5))
        expect(table.measure(anyRoom), is: Size(width: 22, height: 5))
        expect(table.measure(Size(width: 20, height: 4)), is: Size(width: 20, height: 4))
    }

    /// A table with its focus on the first row, whose data source is gone.
    private func abandonedStage() -> ViewHarness {
        let words = Words(count: 9)
        let stage = stage(words)
        stage.window.focus(table.list)
        return stage
    }

    @Test func `once its data source is gone it has its titles alone, and nothing to open`() {
        var opened: [Int] = []
        table.list.onActivate = { opened.append($0) }
        let stage = abandonedStage()

        stage.press(.enter)

        expectEmpty(opened)
        table.setNeedsLayout()
        expect(stage.rows, is: [" Name          Stake", "", "", ""])
        #expect(table.selectedRow == nil && table.list.rowCount == 0)
    }

    @Test func `in no room at all nothing breaks`() {
        let stage = stage(Words(count: 3))
        for (width, height) in [(0, 0), (1, 1), (2, 2), (5, 1), (20, 4)] {
            stage.window.resize(to: Size(width: width, height: height))
            expect(stage.rows.count, is: height)
        }
        expect(stage.rows[0], is: " Name          Stake")
    }

    @Test func `a table that is loaded anew, or has other columns, forgets what was wide in them`() {
        let words = Words([("long name", "1"), ("b", "2")])
        let table = TableView([TableColumn("A"), TableColumn("B")])
        table.dataSource = words
        let stage = ViewHarness(table, width: 20, height: 3)
        expect(stage.rows, is: [" A          B", " long name  1", " b          2"])

        words.rows = [("a", "1"), ("b", "2")]
        table.reloadData()
        expect(stage.rows, is: [" A  B", " a  1", " b  2"])
        table.columnGap = 4
        expect(stage.rows, is: [" A    B", " a    1", " b    2"])
        table.columns = [TableColumn("Name")]

        expect(stage.rows, is: [" Name", " a", " b"])
        withExtendedLifetime(words) {}
    }

    @Test func `a column over the edge ends in a sign, and one behind it is not seen`() {
        let words = Words([("a", "123456")])
        let table = TableView([TableColumn("Name", .fixed(8)), TableColumn("Stake", .fixed(8), alignment: .trailing)])
        table.dataSource = words

        expect(ViewHarness(table, width: 14, height: 2).rows, is: [" Name      St…", " a         12…"])
        expect(ViewHarness(table, width: 12, height: 2).rows, is: [" Name      …", " a         …"])
        expect(ViewHarness(table, width: 11, height: 2).rows, is: [" Name", " a"])
        withExtendedLifetime(words) {}
    }
}
