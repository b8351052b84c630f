/// The page of one tab: its numbers as charts, or why there are none.
final class StatisticsPageView: PartView {
    private lazy var headToHead = StatisticsHeadToHeadView(in: environment)
    private lazy var results = StatisticsResultsView(in: environment)
    private(set) lazy var notice = StatisticsNoticeView(in: environment)
    private let form = StackView(axis: .vertical, spacing: 1)
    private lazy var formRows = RepeatedViews(in: form) { [environment] in StatisticsFormRow(in: environment) }
    private lazy var sides = StatisticsSidesView().unspoken()
    private let comparisons = StackView(axis: .vertical, spacing: 1)
    private lazy var comparisonRows = RepeatedViews(in: comparisons) { [environment] in
        StatisticsComparisonRow(in: environment)
    }
    private lazy var comparison = StackView([sides, comparisons], axis: .vertical, spacing: 1)
    private lazy var columnsTitle = Label(style: TextStyle(.title, .textPrimary)).wrapping(upTo: 2)
    private lazy var columnChart = ColumnChartView()
    private lazy var columns = StackView([columnsTitle, columnChart], axis: .vertical, spacing: 1)

    private lazy var parts: [View] = [headToHead, form, comparison, results, columns, notice]
    private lazy var refusalGap = BlankRow()
    private lazy var refusal = MessageLine(margin: Spacing.none)
    private lazy var column = StackView(parts + [refusalGap, refusal], axis: .vertical)

    /// Numbers that stand beside columns at most, zero not counted.
    private static let axisMarks = 3

    override var content: View { column }

    /// Shows a page, or why there is nothing in it. What goes on showing is left alone, so that little is drawn anew.
    /// - Parameter awaitsTry: whether the customer is where another try for this page was asked for.
    func render(_ tab: StatisticsTab?, awaitsTry: Bool) {
        renderRefusal(tab?.refreshFailure)
        guard let content = tab.flatMap({ Self.shownContent(of: $0) }) else {
            notice.render(tab?.phase ?? .loaded, awaitsTry: awaitsTry)
            return show(notice)
        }
        // Out of sight, it neither turns nor offers another try.
        notice.render(.loaded)
        show(render(content))
    }

    /// The shape of a page, before there is a model.
    func renderBlank() {
        renderRefusal(nil)
        notice.render(nil)
        show(notice)
    }

    private func show(_ shown: View) { for part in parts { part.isHidden = part !== shown } }

    /// Below what goes on showing.
    private func renderRefusal(_ failure: RequestFailure?) {
        refusal.render(failure.map { .error($0.words(.statisticsFailed, in: environment)) })
        refusalGap.isHidden = failure == nil
    }

    /// Renders what there is; returns the part that shows it.
    private func render(_ content: StatisticsContent) -> View {
        switch content {
        case .headToHead(let record):
            headToHead.render(record)
            return headToHead
        case .form(let teams):
            let upper = teams.flatMap(\.scores).max()?.number ?? 0
            formRows.show(teams) { $0.render($1, upTo: upper) }
            return form
        case .comparison(let names, let rows):
            sides.render(names)
            comparisonRows.show(rows) { $0.render($1, of: names) }
            return comparison
        case .results(let list):
            results.render(list)
            return results
        case .columns(let title, let list):
            columnsTitle.text = title
            render(list)
            return columns
        }
    }

    private func render(_ list: [StatisticsColumn]) {
        let greatest = list.map(\.value.nearest).max() ?? 0
        let marks = ChartScale.roundNumbers(upTo: greatest, atMost: Self.axisMarks).map { number in
            ColumnChartView.Mark(value: number, text: environment.text(of: Amount(number)))
        }
        columnChart.render(
            list.map {
                ColumnChartView.Column(
                    name: $0.name, value: $0.value.nearest, text: environment.text(of: $0.value))
            }, axis: marks)
    }

    private static func shownContent(of tab: StatisticsTab) -> StatisticsContent? {
        switch tab.phase {
        case .loaded, .refreshing: tab.content.flatMap { $0.isEmpty ? nil : $0 }
        case .failed: tab.refreshFailure == nil ? nil : tab.content
        case .notLoaded, .loading: nil
        }
    }
}
