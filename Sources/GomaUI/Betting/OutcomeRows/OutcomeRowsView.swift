/// A market's prices side by side, as wide as each other, and those that do not lie in the first row in one below.
final class OutcomeRowsView: PartView {
    /// Prices in one row at most.
    nonisolated static let mostColumns = 3

    private let density: OutcomeDensity?
    private lazy var upperRow = StackView(spacing: Spacing.xs, distribution: .equal)
    private lazy var lowerRow = StackView(spacing: Spacing.xs, distribution: .equal)
    private lazy var rows = StackView([upperRow, lowerRow], axis: .vertical)
    private lazy var outcomeViews = RepeatedViews<OutcomeItemView> { [environment, density] in
        let view = OutcomeItemView(environment: environment)
        view.density = density
        return view
    }

    override var content: View { rows }

    /// - Parameter density: the room that each price takes, whatever its state asks for; `nil` where that says it.
    init(in environment: ViewEnvironment, density: OutcomeDensity? = nil) {
        self.density = density
        super.init(in: environment)
    }

    /// Shows each model's price, in the view that stays with it wherever it moves to; before there are any, the shape of a
    /// full row, and of one price where there is none.
    /// - Parameters:
    ///   - columns: prices in the first row at most.
    ///   - capacity: prices at most.
    func bind(
        to models: [any OutcomeItemViewModelProtocol]?, columns: Int = mostColumns, capacity: Int = mostColumns
    ) {
        let hasNone = models?.isEmpty ?? false
        let shown = hasNone ? nil : models.map { Array($0.prefix(capacity)) }
        outcomeViews.bind(to: shown, blanks: hasNone ? 1 : columns)
        upperRow.setArrangedViews(Array(outcomeViews.views.prefix(columns)))
        lowerRow.setArrangedViews(Array(outcomeViews.views.dropFirst(columns)))
        lowerRow.isHidden = lowerRow.subviews.isEmpty
    }

    /// Where names stand on the row of their prices, all in a row of prices are seen, or none is.
    override func layoutSubviews() {
        super.layoutSubviews()
        rows.layoutIfNeeded()
        for row in [upperRow, lowerRow] {
            let prices = row.subviews.compactMap { $0 as? OutcomeItemView }
            let haveRoom = prices.allSatisfy(\.hasRoomForName)
            for price in prices { price.showsLowName = haveRoom }
        }
    }
}
