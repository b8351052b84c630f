/// Matches of the past, one below the other: the first twenty.
final class StatisticsResultsView: PartView {
    private let column = StackView(axis: .vertical, spacing: 1)
    private lazy var rows = RepeatedViews(in: column) { [environment] in StatisticsResultRow(in: environment) }

    /// Results that are shown at most; a page holds what can be read at a glance.
    private static let mostRows = 20

    override var content: View { column }

    /// Rows that have something below them stand apart. All have their names in the same way.
    func render(_ results: [StatisticsResult]) {
        let results = results.prefix(Self.mostRows)
        column.spacing = results.contains { !$0.competition.isEmpty || $0.date != nil } ? 1 : 0
        rows.show(results) { $0.render($1) }
        let beside = rows.views.map(\.columnsBeside).max() ?? 0
        let below = rows.views.map(\.columnsBelow).max() ?? 0
        for row in rows.views { row.listColumns = (beside, below) }
    }
}
