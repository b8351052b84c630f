/// What the widget of statistics shows of a match.
@MainActor
extension Match {
    func statisticsState(in environment: ViewEnvironment) -> StatisticsWidgetDisplayState {
        StatisticsWidgetDisplayState(
            id: id,
            tabs: [
                StatisticsTab(
                    id: "match", title: environment.text(.matchStatistics), phase: .loaded,
                    content: statisticsContent(in: environment))
            ])
    }

    func statisticsContent(in environment: ViewEnvironment) -> StatisticsContent {
        .comparison(
            sides: StatisticsSides(home: home, away: away),
            rows: statistics.map { statistic in
                StatisticsComparison(
                    title: environment.text(statistic.kind.key), home: Amount(statistic.tally.home),
                    away: Amount(statistic.tally.away), isPercentage: statistic.kind == .possession)
            })
    }
}
