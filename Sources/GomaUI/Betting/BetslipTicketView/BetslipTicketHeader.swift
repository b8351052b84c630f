/// The place and time of a selection's match, or its place and what keeps it from being bet on.
final class BetslipTicketHeader: PartView {
    private lazy var leagueLabel = Label().narrowing(to: 4)
    private lazy var dotLabel = Label(foreground: .textSecondary)
    /// The league goes with the dot behind it, before anything of the rest does.
    private lazy var place = StackView([leagueLabel, dotLabel], spacing: Spacing.xs).narrowing(to: 6).droppable()
    private lazy var momentLabel = Label()
    private lazy var row = StackView([place, momentLabel], spacing: Spacing.xs)

    override var content: View { row }

    /// A row, also before there is anything to show.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: size.width, height: max(1, size.height))
    }

    /// - Parameter reason: what keeps it from being bet on; it takes the place of the date, and two rows where it is long.
    func render(_ state: BetslipTicketDisplayState, reason: String?) {
        let isLoading = state.status == .loading
        let time = isLoading ? "" : state.time?.words(in: environment, as: .long) ?? ""
        momentLabel.show(reason ?? time, after: reason == nil ? "" : glyphs.locked.string)
        leagueLabel.text = isLoading ? glyphs.shape(columns: 14) : state.league
        leagueLabel.style = TextStyle(.textSecondary, reason == nil && !isLoading ? [] : .dim)
        dotLabel.text = leagueLabel.text.isEmpty || momentLabel.text.isEmpty ? "" : glyphs.separatorDot.string
        momentLabel.style = reason == nil ? TextStyle(.textSecondary) : TextStyle(.textPrimary, .bold)
        momentLabel.maximumLines = reason == nil ? 1 : 2
    }
}
