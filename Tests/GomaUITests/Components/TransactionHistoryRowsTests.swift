import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct TransactionHistoryRowsTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `each day has a heading, and its transactions are one card`() {
        let rows = rows(of: [.deposit, .withdrawal, .betPlaced, .withoutBalance])

        expect((0..<rows.rowCount).map { rows.isHeading($0) }, is: [true, false, false, true, false, true, false])
        expect(rows.identity(ofRow: 0), is: nil)
        expect(rows.row(withIdentity: "T555666777"), is: 4)
        expect(corners(ofRow: 1, of: rows), is: .top)
        expect(corners(ofRow: 2, of: rows), is: .bottom)
        expect(corners(ofRow: 4, of: rows), is: .all)
    }

    @Test func `today and yesterday are called by name in headings, and other days by their dates`() {
        let now = CalendarMoment(year: 2025, month: 1, day: 15, hour: 23, minute: 0)
        let rows = rows(of: [.withoutBalance, .betPlaced, .deposit], now: now)

        let headings = [0, 2, 4].map { row in
            rows.view(forRow: row, reusing: nil).tree.compactMap { ($0 as? Label)?.text }
        }

        expect(headings, is: [["Today"], ["Yesterday"], ["Monday 13/01/2025"]])
    }

    @Test(arguments: ["", "T-1"])
    func `the cursor stays at its row where transactions have no number of their own to go by`(number: String) {
        let transaction = TransactionItemDisplayState(
            transactionID: number, category: "Deposit", amount: Money(1, "XAF"), moment: nil)
        let source = rows(of: [transaction, transaction, transaction])
        let list = ListView()
        list.rowHeight = TransactionItemView.rows
        list.dataSource = source
        list.frame = Rect(x: 0, y: 0, width: 60, height: 24)
        list.layoutIfNeeded()
        list.selectedRow = 1

        list.reloadData()

        expect(list.selectedRow, is: 1)
        #expect(source.identity(ofRow: 1) == nil && source.row(withIdentity: number) == nil)
    }

    @Test func `a history without transactions has no rows`() {
        expect(rows(of: []).rowCount, is: 0)
    }

    @Test func `of ten thousand transactions only those in view have models`() {
        var made = 0
        let transactions = (0..<10_000).map { place in
            TransactionItemDisplayState(
                transactionID: "T\(place)", category: "Deposit", amount: Money(1, "XAF"),
                moment: CalendarMoment(year: 2025, month: 1, day: 1 + place / 400, hour: 12, minute: 0))
        }
        let rows = TransactionHistoryRows(transactions, now: nil, in: environment) { [environment] in
            made += 1
            return TransactionItemViewModel($0, in: environment)
        }
        let list = ListView()
        list.rowHeight = TransactionItemView.rows
        list.dataSource = rows
        list.frame = Rect(x: 0, y: 0, width: 60, height: 24)

        list.layoutIfNeeded()
        expect(made, is: 3)
        list.firstVisibleRow = 5000
        list.layoutIfNeeded()

        #expect(made <= 8)
    }

    private func rows(
        of transactions: [TransactionItemDisplayState], now: CalendarMoment? = nil
    ) -> TransactionHistoryRows {
        TransactionHistoryRows(transactions, now: now, in: environment) { [environment] in
            TransactionItemViewModel($0, in: environment)
        }
    }

    private func corners(ofRow row: Int, of rows: TransactionHistoryRows) -> CardCorners? {
        (rows.view(forRow: row, reusing: nil) as? TransactionItemView)?.viewModel?.currentDisplayState.corners
    }
}
