import Expectations
import Testing

@testable import TerminalKit

/// A list at both ends of its rows, and with rows that come and go around the one that is selected.
@MainActor
@Suite struct ListEdgeTests {
    private let list = ListView()

    private func stage(_ rows: Rows, height: Int = 4) -> ViewHarness {
        list.dataSource = rows
        return ViewHarness(list, width: 6, height: height)
    }

    // MARK: Rows that come and go

    @Test(
        arguments: [
            // Above, right above, right below and below.
            (["x", "a", "b", "c", "d", "e"], 3), (["a", "b", "x", "c", "d", "e"], 3),
            (["a", "b", "c", "x", "d", "e"], 2),
            (["a", "b", "c", "d", "e", "x"], 2), (["b", "c", "d", "e"], 1), (["a", "c", "d", "e"], 1),
            (["a", "b", "c", "e"], 2),
            (["a", "b", "c", "d"], 2), (["c"], 0), (["e", "d", "c", "b", "a"], 2), (["c", "a", "b"], 0),
            (["a", "b", "e", "c"], 3),
            (["1", "2", "3", "4", "a", "b", "c", "d", "e"], 6),
            // It is gone: the next one, the last one, none.
            (["a", "b", "d", "e"], 2), (["a", "b"], 1), (["a"], 0), ([], nil), (["#x", "a", "b", "#y", "d"], 2),
            (["a", "b", "#x", "d"], 3), (["a", "b", "#x"], 1), (["#x", "#y", "#z"], nil),
        ] as [([String], Int?)])
    func `the selection goes where its row goes, and to the next where that is gone`(texts: [String], expected: Int?) {
        let rows = Rows(["a", "b", "c", "d", "e"])
        let stage = stage(rows)
        list.selectedRow = 2

        rows.texts = texts
        for _ in 0..<2 { list.reloadData() }
        stage.window.update()

        expect(list.selectedRow, is: expected)
        expect(list.rowCount, is: texts.count)
        if let expected { #expect(stage.rows.contains { $0.hasPrefix(" \(texts[expected])") }) }
    }

    @Test(arguments: [(6, 2), (5, 2), (3, 2), (2, 1), (1, 0), (0, nil)] as [(Int, Int?)])
    func `without identities the selection keeps its place, or the last there is`(count: Int, expected: Int?) {
        let rows = Rows(count: 5)
        rows.hasIdentities = false
        _ = stage(rows)
        list.selectedRow = 2

        rows.texts = (0..<count).map(String.init)
        list.reloadData()

        expect(list.selectedRow, is: expected)
    }

    @Test func `of several rows with one identity the selected one stays so as long as one is in its place`() {
        let rows = Rows(["a", "x", "x", "b"])
        _ = stage(rows)
        list.selectedRow = 2

        for (texts, expected) in [(["a", "x", "x", "b"], 2), (["b", "x", "x"], 2), (["a", "x"], 1)] {
            rows.texts = texts
            list.reloadData()
            expect(list.selectedRow, is: expected)
        }
    }

    @Test func `the row that took the place of one that is gone is followed from then on`() {
        let rows = Rows(["a", "b", "c", "d"])
        _ = stage(rows)
        list.selectedRow = 2

        for (texts, expected) in [(["a", "b", "d"], 2), (["x", "a", "b", "d"], 3), (["d", "c"], 0), (["c"], 0)] {
            rows.texts = texts
            list.reloadData()
            expect(list.selectedRow, is: expected)
        }
    }

    /// A source of numbers that says how many they are.
    private final class Numbers: ListViewDataSource {
        var rowCount = 3

        func identity(ofRow row: Int) -> AnyHashable? { row }
        func view(forRow row: Int, reusing view: View?) -> View { view ?? Label("\(row)") }
    }

    /// A source that finds out about a row above the others as its first one is asked for.
    private final class Late: ListViewDataSource {
        weak var list: ListView?
        private var texts = ["b", "c"]

        var rowCount: Int { texts.count }

        func view(forRow row: Int, reusing view: View?) -> View {
            let label = view as? Label ?? Label()
            label.text = texts[row]
            if texts.count == 2 {
                texts.insert("a", at: 0)
                list?.reloadData()
            }
            return label
        }
    }

    @Test func `rows that change while one is asked for are asked for again`() {
        let late = Late()
        late.list = list
        list.dataSource = late

        let stage = ViewHarness(list, width: 6, height: 4)

        expect(stage.rows.map(\.trimmed), is: ["a", "b", "c", ""])
    }

    @Test func `a source that counts fewer rows than none has none`() {
        let numbers = Numbers()
        list.dataSource = numbers
        let stage = ViewHarness(list, width: 6, height: 4)
        list.selectedRow = 1

        numbers.rowCount = -1
        list.reloadData()
        stage.window.update()

        #expect(list.rowCount == 0 && list.selectedRow == nil && list.subviews.isEmpty)
    }

    @Test func `rows that come back after all were gone begin without a selection`() {
        let rows = Rows(count: 5)
        let stage = stage(rows)
        stage.window.focus(list)
        expect(list.selectedRow, is: 0)

        rows.texts = []
        list.reloadData()
        stage.window.update()
        rows.texts = ["x", "y"]
        list.reloadData()
        stage.window.update()

        expect(list.selectedRow, is: nil)
        expect(list.subviews.count, is: 2)
    }

    @Test(arguments: [(["x", "y"], 1), (["#x", "y", "z"], 2), (["x", "y", "#z"], 1)] as [([String], Int)])
    func `rows that come back before the focus has left have one for it to stand on`(texts: [String], expected: Int) {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        stage.window.focus(list)
        list.selectedRow = 12
        stage.window.update()

        rows.texts = []
        list.reloadData()
        rows.texts = texts
        list.reloadData()
        stage.window.update()

        expect(list.isFocused, is: true)
        expect(list.selectedRow, is: expected)
    }

    @Test func `rows that go below the view bring it back, and those that come leave it`() {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.firstVisibleRow = 16
        stage.window.update()

        for (count, first) in [(19, 15), (5, 1), (4, 0), (3, 0), (20, 0)] {
            rows.texts = (0..<count).map(String.init)
            list.reloadData()
            stage.window.update()
            expect(list.firstVisibleRow, is: first)
            expect(list.subviews.count, is: min(4, count))
        }
    }

    @Test func `rows that have gone and come again leave the view where they brought it, in another room too`() {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.firstVisibleRow = 16
        for count in [5, 20] {
            rows.texts = (0..<count).map(String.init)
            list.reloadData()
            stage.window.update()
        }

        stage.window.resize(to: Size(width: 9, height: 4))
        stage.window.update()

        expect(list.firstVisibleRow, is: 1)
    }

    @Test func `a list as high as its rows stays at those that were left as others come again`() {
        let rows = Rows(count: 20)
        list.dataSource = rows
        let column = StackView([list.sized(.natural.atMost(8))], axis: .vertical)
        let stage = ViewHarness(column, width: 6, height: 10)
        list.firstVisibleRow = 12
        list.selectedRow = 15

        for count in [5, 20] {
            rows.texts = (0..<count).map(String.init)
            list.reloadData()
            stage.window.update()
        }

        expect(list.frame.height, is: 8)
        expect(list.selectedRow, is: 4)
        expect(list.firstVisibleRow, is: 0)
    }

    @Test func `a source that is set again is asked once, and another begins anew`() {
        let (rows, others) = (Rows(count: 3), Rows(["x", "y"]))
        let stage = stage(rows)

        list.dataSource = rows
        stage.window.update()
        expect(rows.filled, is: 3)

        list.selectedRow = 2
        list.dataSource = others
        expect(stage.rows, is: [" x", " y", "", ""])
        expect(list.selectedRow, is: 1)
    }

    // MARK: Ends

    @Test(arguments: [(-1, 0), (0, 0), (15, 15), (16, 16), (17, 16), (.max, 16)])
    func `the first row in view is one after which the view is full`(asked: Int, first: Int) {
        let rows = Rows(count: 20)
        let stage = stage(rows)

        list.firstVisibleRow = asked

        expect(list.firstVisibleRow, is: first)
        #expect(stage.rows[0].hasPrefix(" \(first) "))
    }

    @Test(arguments: [(5, 5), (8, 5), (4, 4), (9, 6), (0, 0), (19, 16)], [false, true])
    func `a selected row is brought into view, and no farther`(place: (row: Int, first: Int), isLaidOut: Bool) {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.firstVisibleRow = 5
        if isLaidOut { stage.window.update() }

        list.selectedRow = place.row
        stage.window.update()

        expect(list.firstVisibleRow, is: place.first)
    }

    @Test(arguments: [-1, 20, .max, .min])
    func `a row that is not there cannot be selected`(row: Int) {
        let rows = Rows(count: 20)
        _ = stage(rows)
        list.selectedRow = 3

        list.selectedRow = row

        expect(list.selectedRow, is: nil)
    }

    @Test(arguments: [(0, MouseEvent.Action.wheelDown, 3), (15, .wheelDown, 16), (16, .wheelUp, 13), (1, .wheelUp, 0)])
    func `a notch of the wheel is three rows, or what is left of them`(
        first: Int, action: MouseEvent.Action, expected: Int
    ) {
        let rows = Rows(count: 20)
        let stage = stage(rows)
        list.firstVisibleRow = first
        stage.window.update()

        #expect(stage.mouse(action, x: 1, y: 1))

        expect(list.firstVisibleRow, is: expected)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, nil), (3, nil)] as [(Int, Int?)])
    func `a click below the last row chooses none`(y: Int, expected: Int?) {
        let rows = Rows(count: 2)
        let stage = stage(rows)

        expect(stage.mouse(.press(.left), x: 1, y: y), is: (expected != nil))

        expect(list.selectedRow, is: expected)
    }

    @Test func `a row has a frame where it is wholly in view`() {
        let rows = Rows(count: 9)
        list.rowHeight = 2
        _ = stage(rows, height: 5)
        list.firstVisibleRow = 3
        list.layoutIfNeeded()

        expect((1...6).map { list.contentFrame(ofRow: $0)?.minY }, is: [nil, nil, 0, 2, nil, nil])
        #expect(list.contentFrame(ofRow: -1) == nil && list.contentFrame(ofRow: 9) == nil)
    }

    @Test func `where a row is higher than the list, the bar ends where the list does`() {
        let rows = Rows(count: 5)
        list.rowHeight = 3
        list.border = .light
        let stage = stage(rows, height: 4)

        list.firstVisibleRow = 4
        stage.window.update()

        expect(list.firstVisibleRow, is: rows.texts.count - 1)
        expect((1...3).map { stage.window.surface[5, $0].cluster.string }, is: ["│", "┃", "╯"])
    }

    @Test(arguments: [(0, nil), (1, 0), (2, 0), (3, 1), (4, 1), (5, nil)] as [(Int, Int?)])
    func `inside a border a click on either line of a row chooses it, and one on the border none`(
        y: Int, expected: Int?
    ) {
        let rows = Rows(count: 3)
        list.rowHeight = 2
        list.border = .light
        let stage = stage(rows, height: 6)

        expect(stage.mouse(.press(.left), x: 2, y: y), is: (expected != nil))

        expect(list.selectedRow, is: expected)
    }

    @Test func `the focus chooses the first row in view that can be chosen, and keeps it from then on`() {
        let rows = Rows((0..<20).map { $0 == 5 ? "#5" : "\($0)" })
        let stage = stage(rows)
        var told: [Int] = []
        list.onSelectionChange = { told.append($0) }
        list.firstVisibleRow = 5
        stage.window.update()

        for _ in 0..<2 {
            stage.window.focus(list)
            stage.window.focus(nil)
        }

        expect(list.selectedRow, is: 6)
        expect(told, is: [6])
        expect(list.firstVisibleRow, is: 5)
    }

    @Test func `where none can be chosen from the first in view on, the focus chooses the one before`() {
        let rows = Rows(["0", "1", "#2"])
        let stage = stage(rows, height: 1)
        list.firstVisibleRow = 2
        stage.window.update()

        stage.window.focus(list)

        expect(list.selectedRow, is: 1)
        expect(stage.rows[0].hasPrefix("▌1"), is: true)
    }

    @Test func `with less room the selection stays in view, and with the room rows go back to where they were left`() {
        let rows = Rows(count: 20)
        let stage = stage(rows, height: 8)
        list.selectedRow = 6

        func first(inHeight height: Int) -> Int {
            stage.window.resize(to: Size(width: 6, height: height))
            stage.window.update()
            return list.firstVisibleRow
        }

        expect(first(inHeight: 4), is: 3)
        expect(first(inHeight: 8), is: 0)
        expect(first(inHeight: 4), is: 3)
        stage.mouse(.wheelDown, x: 1, y: 1)
        expect(first(inHeight: 8), is: 6)
    }

    // MARK: Moves

    private func moves(_ row: Int?, page: Int = 3, headings: Set<Int> = [], of count: Int = 10, wraps: Bool = false)
        -> [Int?]
    {
        let rows = ListRows(count: count) { headings.contains($0) }
        let moves = ListMoves(from: row, in: rows, page: page, wrapsAround: wraps)
        return [moves.above, moves.below, moves.pageUp, moves.pageDown, moves.toStart, moves.toEnd]
    }

    @Test(
        arguments: [
            (nil, [nil, 0, nil, 3, nil, 9]), (0, [nil, 1, nil, 3, nil, 9]), (1, [0, 2, 0, 4, 0, 9]),
            (3, [2, 4, 0, 6, 0, 9]),
            (4, [3, 5, 1, 7, 0, 9]), (6, [5, 7, 3, 9, 0, 9]), (7, [6, 8, 4, 9, 0, 9]), (8, [7, 9, 5, 9, 0, 9]),
            (9, [8, nil, 6, nil, 0, nil]),
        ] as [(Int?, [Int?])])
    func `keys lead from a row as far as there are rows`(row: Int?, expected: [Int?]) {
        expect(moves(row), is: expected)
    }

    @Test func `round about the first leads to the last, and a page does not`() {
        expect(moves(0, wraps: true), is: [9, 1, nil, 3, nil, 9])
        expect(moves(9, wraps: true), is: [8, 0, 6, nil, 0, nil])
        expect(moves(nil, wraps: true), is: [9, 0, nil, 3, nil, 9])
    }

    @Test func `a page is as long as there are rows at most`() {
        expect(moves(5, page: 20), is: [4, 6, 0, 9, 0, 9])
        expect(moves(5, page: 1), is: [4, 6, 4, 6, 0, 9])
        expect(moves(0, of: 1), is: [nil, nil, nil, nil, nil, nil])
        expect(moves(nil, of: 1), is: [nil, 0, nil, 0, nil, 0])
        expect(moves(nil, of: 0), is: [nil, nil, nil, nil, nil, nil])
    }

    @Test func `headings are passed over, and none leads to where one is`() {
        let headings: Set<Int> = [0, 3, 5]

        expect(moves(1, page: 2, headings: headings, of: 6), is: [nil, 2, nil, 2, nil, 4])
        expect(moves(2, page: 1, headings: headings, of: 6), is: [1, 4, 1, 4, 1, 4])
        expect(moves(4, page: 1, headings: headings, of: 6), is: [2, nil, 2, nil, 1, nil])
        expect(moves(nil, headings: [0, 1], of: 2), is: [nil, nil, nil, nil, nil, nil])
    }
}
