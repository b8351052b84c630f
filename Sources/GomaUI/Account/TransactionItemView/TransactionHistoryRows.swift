/// The rows of a transaction history for a list: a heading for each day, and below it that day's transactions.
///
/// However long the history is, only rows in view have views and models, and a view that has left serves the next row. Rows
/// are ``TransactionItemView/rows`` high.
public final class TransactionHistoryRows: ListViewDataSource {
    /// A row of the list.
    private enum Row {
        /// The heading of the day in which a transaction lies, by the transaction's place.
        case day(Int)
        /// A transaction, by its place.
        case transaction(Int)
    }

    private let environment: ViewEnvironment
    private let transactions: [TransactionItemDisplayState]
    private let now: CalendarMoment?
    private let makeModel: (TransactionItemDisplayState) -> any TransactionItemViewModelProtocol
    private var rows: [Row] = []
    private var places: [String: Int] = [:]
    /// The numbers by which a transaction is told from the others.
    private let numbers: Set<String>

    /// - Parameters:
    ///   - transactions: in the order in which they are listed, those of a day together.
    ///   - now: tells which day is today, so that it and the one before are called by name; `nil` where each day has
    ///     its date.
    ///   - makeModel: makes the model of a transaction that comes into view.
    public init(
        _ transactions: [TransactionItemDisplayState], now: CalendarMoment?, in environment: ViewEnvironment,
        makeModel: @escaping (TransactionItemDisplayState) -> any TransactionItemViewModelProtocol
    ) {
        self.transactions = transactions
        self.now = now
        self.environment = environment
        self.makeModel = makeModel
        let uses = Dictionary(transactions.map { ($0.transactionID, 1) }, uniquingKeysWith: +)
        numbers = Set(uses.filter { number, count in !number.isEmpty && count == 1 }.keys)
        let moments = environment.moments
        var latest: CalendarMoment?
        for (place, transaction) in transactions.enumerated() {
            let day = transaction.moment.map(moments.day)
            if place == 0 || day != latest { rows.append(.day(place)) }
            latest = day
            if let id = identity(of: transaction) { places[id] = rows.count }
            rows.append(.transaction(place))
        }
    }

    public var rowCount: Int { rows.count }

    public func isHeading(_ row: Int) -> Bool {
        if case .day = rows[row] { true } else { false }
    }

    public func identity(ofRow row: Int) -> AnyHashable? {
        guard case .transaction(let place) = rows[row] else { return nil }
        return identity(of: transactions[place]).map { AnyHashable($0) }
    }

    public func row(withIdentity identity: AnyHashable) -> Int? { (identity as? String).flatMap { places[$0] } }

    public func view(forRow row: Int, reusing view: View?) -> View {
        switch rows[row] {
        case .day(let place):
            let heading = view as? TransactionDayView ?? TransactionDayView()
            heading.render(day(of: transactions[place]))
            return heading
        case .transaction(let place):
            var transaction = transactions[place]
            transaction.corners = corners(ofRow: row)
            let item = view as? TransactionItemView ?? TransactionItemView(environment: environment)
            item.configure(with: makeModel(transaction))
            return item
        }
    }

    /// The number of a transaction; `nil` for one without, or with that of another, which it would not tell from others.
    private func identity(of transaction: TransactionItemDisplayState) -> String? {
        numbers.contains(transaction.transactionID) ? transaction.transactionID : nil
    }

    /// Transactions of a day stand on each other and are one card.
    private func corners(ofRow row: Int) -> CardCorners {
        let isLast = row == rows.count - 1 || isHeading(row + 1)
        return switch (isHeading(row - 1), isLast) {
        case (true, true): .all
        case (true, false): .top
        case (false, true): .bottom
        case (false, false): .none
        }
    }

    /// The day in words; empty where nobody knows it.
    private func day(of transaction: TransactionItemDisplayState) -> String {
        transaction.moment?.dayHeading(now: now, in: environment) ?? ""
    }
}

/// The name of a day, right above the first of its transactions.
private final class TransactionDayView: View {
    private lazy var label = Label(style: TextStyle(.title, .textPrimary))

    override init() {
        super.init()
        addSubview(label)
        label.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.bottom.equal(to: self, offsetBy: -Spacing.xs)
        }
    }

    func render(_ day: String) { label.text = day }
}
