/// One number of each of two: what it is between the numbers, and bars from the middle below.
final class StatisticsComparisonRow: PartView {
    private lazy var texts = StatisticsThreeTextsView()
    private lazy var bars = OpposedBarsView()
    private lazy var column = StackView([texts, bars], axis: .vertical)

    override var content: View { column }

    /// Shares of a hundred are as long as they are of it; of other numbers the greater fills its side. Read aloud, each
    /// number has its side's name before it.
    func render(_ comparison: StatisticsComparison, of sides: StatisticsSides) {
        texts.left.text = environment.text(of: comparison.home, isPercentage: comparison.isPercentage)
        texts.middle.text = comparison.title
        texts.right.text = environment.text(of: comparison.away, isPercentage: comparison.isPercentage)
        accessibilityLabel = ReadingText.joined([
            comparison.title, "\(sides.home) \(texts.left.text)", "\(sides.away) \(texts.right.text)",
        ])
        let (home, away) = (comparison.home.nearest, comparison.away.nearest)
        bars.values = (home, away, comparison.isPercentage ? 100 : max(home, away))
    }
}
