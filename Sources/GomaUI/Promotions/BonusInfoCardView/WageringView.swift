/// The progress of wagering what is required: a bar, and the same in words.
final class WageringView: PartView {
    private lazy var captionLabel = Label(
        environment.text(.wageringProgress), style: TextStyle(.caption, .textSecondary)
    ).wrapping(upTo: 2).growing().narrowing(to: 8).unspoken()
    private lazy var shareLabel = Label(style: TextStyle(.strongCaption, .textPrimary)).unspoken()
    private lazy var coin = Label(foreground: .iconSecondary).droppable().unspoken()
    private lazy var heading = StackView([coin, captionLabel, shareLabel], spacing: Spacing.xs)
    private lazy var bar = ProgressBar(
        style: TextStyle(.highlightSecondary), trackStyle: TextStyle(.separatorLineSecondary)
    ).growing()
    private lazy var amountsLabel = Label(style: TextStyle(.body, .textPrimary)).wrapping()
    private lazy var leftLabel = Label(style: TextStyle(.caption, .textSecondary)).wrapping()
    private lazy var column = StackView([heading, bar, amountsLabel, leftLabel], axis: .vertical)

    override var content: View { column }

    /// - Parameter isBlank: nothing is known yet, and nothing is said.
    func render(_ state: BonusInfoCardDisplayState, isBlank: Bool) {
        coin.text = Pictogram.money.text(in: glyphs)
        bar.fraction = state.wageringProgress
        bar.accessibilityLabel = isBlank ? nil : captionLabel.text
        shareLabel.text = isBlank ? "" : bar.accessibilityValue ?? ""
        amountsLabel.text = isBlank ? "" : amounts(of: state)
        leftLabel.text =
            state.isWagering
            ? environment.text(.remainingToWager, ["amount": environment.money.string(state.wagerLeft)]) : ""
    }

    private func amounts(of state: BonusInfoCardDisplayState) -> String {
        environment.text(
            .wageredOfRequired,
            [
                "wagered": environment.money.string(state.wagered),
                "required": environment.money.string(state.wagerRequired),
            ])
    }
}
