/// The name of a bonus, and how far it has come beside it; below it where that is too narrow for both.
final class BonusHeaderView: View {
    private lazy var titleLabel = Label().wrapping()
    private lazy var subtitleLabel = Label(style: TextStyle(.caption, .textSecondary)).wrapping(upTo: 2)
    private lazy var titles = StackView([titleLabel, subtitleLabel], axis: .vertical).growing().narrowing(to: 8)
    private lazy var badge = BadgeView()
    /// Read with the title, before what is told of it.
    private lazy var badgeRow = StackView([badge]).unspoken()
    private lazy var row = StackView([titles, badgeRow], spacing: Spacing.sm, alignment: .leading)

    /// Columns below which the two stand below each other.
    private static let leastWidth = 30

    override init() {
        super.init()
        embed(row)
    }

    /// - Parameter isBlank: nothing is known yet.
    func render(_ state: BonusInfoCardDisplayState, in environment: ViewEnvironment, isBlank: Bool) {
        titleLabel.show(state.title, TextStyle(.title, .textPrimary), shape: isBlank ? 18 : nil)
        subtitleLabel.text = state.subtitle ?? ""
        badgeRow.isHidden = isBlank
        let (words, mark, role) = look(of: state.status)
        let title = ReadingText.joined([state.title, environment.text(words)])
        titleLabel.accessibilityLabel = isBlank ? nil : title
        badge.show(
            environment.text(words), TextStyle(.badge, .textPrimary), mark: mark.string,
            on: .blend(role, share: 0.2, on: .backgroundCards))
    }

    private func look(of status: BonusStatus) -> (LocalizationKey, DisplayText, ColorRole) {
        switch status {
        case .active: (.bonusActive, glyphs.live, .highlightTertiary)
        case .released: (.bonusReleased, glyphs.success, .alertSuccess)
        case .expired: (.bonusExpired, glyphs.error, .textSecondary)
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        arrange(in: proposal.width)
        return Size(width: proposal.width, height: row.measure(proposal).height)
    }

    override func layoutSubviews() {
        arrange(in: bounds.width)
        super.layoutSubviews()
    }

    private func arrange(in columns: Int) {
        row.axis = columns < Self.leastWidth ? .vertical : .horizontal
        row.spacing = columns < Self.leastWidth ? Spacing.none : Spacing.sm
    }
}
