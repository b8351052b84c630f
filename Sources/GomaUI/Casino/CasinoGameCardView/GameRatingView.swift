/// The players' rating of a game: steps, and the number behind them.
final class GameRatingView: PartView {
    private lazy var reachedLabel = Label(style: TextStyle(.iconPrimary)).unspoken()
    private lazy var missingLabel = Label(style: TextStyle(.iconSecondary, .dim)).unspoken()
    private lazy var steps = StackView([reachedLabel, missingLabel]).droppable()
    private lazy var numberLabel = Label(style: TextStyle(.strongCaption, .textPrimary))
    private lazy var row = StackView([steps, numberLabel], spacing: Spacing.xs)

    override var content: View { row }

    /// Without a rating it takes a row and shows nothing.
    func render(_ state: CasinoGameCardDisplayState) {
        let best = CasinoGameCardDisplayState.bestRating
        let number = state.shownRating.map { environment.money.string(number: $0, digits: 1) }
        let missing = number == nil ? 0 : best - state.ratingSteps
        reachedLabel.text = String(repeating: glyphs[.ratingStep].string, count: state.ratingSteps)
        missingLabel.text = String(repeating: glyphs[.missingRatingStep].string, count: missing)
        numberLabel.text = number ?? ""
        numberLabel.accessibilityLabel = number.map { environment.text(.ratedOf, ["rating": $0, "best": "\(best)"]) }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 1)
    }
}

extension Glyph {
    /// A step that a rating has reached.
    static let ratingStep = Self("ratingStep", unicode: "◆", ascii: "*")
    /// A step that a rating has not reached.
    static let missingRatingStep = Self("missingRatingStep", unicode: "◇", ascii: ".")
}
