/// The wins of each of two sides against the other, as a bar that they share, and how their matches ended.
final class StatisticsHeadToHeadView: PartView {
    private lazy var results = StatisticsResultsView(in: environment)
    private lazy var sides = StatisticsSidesView().unspoken()
    private lazy var bar = ShareBarView()
    private lazy var counts = StatisticsThreeTextsView()
    private lazy var gap = BlankRow()
    /// Between the sides' own colours and the bar, which would be one thing with them.
    private lazy var barGap = BlankRow()
    private lazy var column = StackView([sides, barGap, bar, counts, gap, results], axis: .vertical)

    override var content: View { column }

    func render(_ record: StatisticsHeadToHead) {
        sides.render(record.sides)
        bar.parts = [
            ShareBarView.Part(value: Double(record.homeWins), role: .statsHome),
            ShareBarView.Part(value: Double(record.draws ?? 0), role: .iconSecondary),
            ShareBarView.Part(value: Double(record.awayWins), role: .statsAway),
        ]
        counts.left.text = text(.wonCount, record.homeWins)
        counts.middle.text = record.draws.map { text(.drawnCount, $0) } ?? ""
        counts.right.text = text(.wonCount, record.awayWins)
        counts.accessibilityLabel = ReadingText.joined([
            text(.spokenWins, record.homeWins, of: record.sides.home), record.draws.map { text(.spokenDraws, $0) },
            text(.spokenWins, record.awayWins, of: record.sides.away),
        ])
        gap.isHidden = record.results.isEmpty
        results.render(record.results)
    }

    private func text(_ key: LocalizationKey, _ count: Int, of side: String = "") -> String {
        environment.text(key, ["count": environment.money.string(whole: count), "side": side])
    }
}
