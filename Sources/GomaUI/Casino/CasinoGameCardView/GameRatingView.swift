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
        let rating = state.isLoading ? nil : state.shownRating
        let number = rating.map { environment.money.string(number: $0, digits: 1) } ?? ""
        let reached = rating == nil ? 0 : state.ratingSteps
        let missing = rating == nil ? 0 : CasinoGameCardDisplayState.bestRating - reached
        reachedLabel.text = String(repeating: glyphs[.ratingStep].string, count: reached)
        missingLabel.text = String(repeating: glyphs[.missingRatingStep].string, count: missing)
        numberLabel.text = number
        numberLabel.accessibilityLabel =
            rating == nil
            ? nil
            : environment.text(.ratedOf, ["rating": number, "best": "\(CasinoGameCardDisplayState.bestRating)"])
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
