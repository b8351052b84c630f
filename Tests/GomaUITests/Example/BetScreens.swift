import GomaUI
import TerminalKit

/// Bets of an account, a line for each: a list whose rows are views.
final class BetRows: ListViewDataSource {
    var bets = ["Benfica – Porto", "Sporting – Braga", "Nacional – Estoril"]

    var rowCount: Int { bets.count }

    func identity(ofRow row: Int) -> AnyHashable? { bets[row] }

    func view(forRow row: Int, reusing view: View?) -> View {
        let label = view as? Label ?? Label()
        label.text = bets[row]
        return label
    }
}

/// The same bets with what was staked on them, in columns.
final class BetTable: TableViewDataSource {
    private(set) var bets = [
        ("Benfica – Porto", 10), ("Sporting – Braga", 250), ("Nacional – Estoril", 5),
    ]

    var rowCount: Int { bets.count }

    func cells(ofRow row: Int) -> [TableCell] {
        [TableCell(bets[row].0), TableCell("\(bets[row].1).00", style: TextStyle(.highlightPrimary))]
    }

    func identity(ofRow row: Int) -> AnyHashable? { bets[row].0 }

    func sortByStake() { bets.sort { $0.1 < $1.1 } }
}

/// Bets in a table that `s` sorts; Enter opens one.
final class BetScreen: ViewController {
    private let bets = BetTable()
    private(set) var opened: Int?
    private lazy var table = createTable()

    override func loadView() -> View { table }

    override var initialFocus: View? { table.list }

    override var keyBindings: [KeyBinding] {
        [KeyBinding(KeyEvent(.character("s")), "sort by stake") { [self] in sort() }]
    }

    private func sort() {
        bets.sortByStake()
        table.sortedColumn = 1
        table.reloadData()
    }

    private func createTable() -> TableView {
        let table = TableView([TableColumn("Match", .share()), TableColumn("Stake", alignment: .trailing)])
        table.dataSource = bets
        table.list.onActivate = { [weak self] row in self?.opened = row }
        return table
    }
}

/// A page of as many matches as there are, below a heading: only those in or near view are made.
final class MatchPage: ViewController {
    private let heading = Label("All matches", foreground: .textPrimary, .bold)
    private(set) lazy var matches = LazyStackView(spacing: 1) { id in
        Button("Match \(id)") {}
    }

    override func loadView() -> View { ScrollView(StackView([heading, matches], axis: .vertical)) }

    func show(_ ids: [String]) { matches.ids = ids }
}
