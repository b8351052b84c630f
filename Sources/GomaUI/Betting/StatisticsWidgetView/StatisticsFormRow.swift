/// The form of a side in its last matches: a mark for each, how many it won, drew and lost, and what it scored.
final class StatisticsFormRow: PartView {
    private lazy var nameLabel = Label(style: TextStyle(.title, .textPrimary)).wrapping(upTo: 2)
    private lazy var marks = MarkStripView()
    private lazy var header = SideBySideView(nameLabel, marks, least: 12)
    private lazy var countsLabel = Label(foreground: .textSecondary).wrapping()
    private lazy var scoresLabel = Label(foreground: .textSecondary).narrowing(to: 4)
    private lazy var sparkline = SparklineView().narrowing(to: 5)
    private lazy var numbersLabel = Label(foreground: .textSecondary).droppable()
    private lazy var scores = StackView([scoresLabel, sparkline, numbersLabel], spacing: Spacing.xs)
    private lazy var facts = SideBySideView(countsLabel, scores, least: 12)
    private lazy var column = StackView([header, facts], axis: .vertical)

    override var content: View { column }

    /// - Parameter upper: the score as high as a row, the same for all that are compared.
    func render(_ form: StatisticsForm, upTo upper: Int) {
        nameLabel.text = form.team
        marks.marks = form.results.map { $0.mark(in: environment) }
        marks.accessibilityLabel = form.results.map { environment.text($0.look.spoken) }.joined(separator: ", ")
        let facts = StatisticsFormResult.allCases.map { result in
            environment.text(result.look.count, ["count": "\(form.results.count { $0 == result })"])
        }
        countsLabel.show(facts: facts)
        scores.isHidden = form.scores.isEmpty
        scoresLabel.text = environment.text(.goalsScored)
        sparkline.render(form.scores.map { Double($0.number) }, upTo: Double(upper))
        numbersLabel.text = form.scores.map { environment.money.string(whole: $0.number) }.joined(separator: " ")
    }
}
