/// The moment of a withdrawal, and how far it has come beside it; below it where that is too narrow for both.
final class PendingWithdrawHeader: View {
    private let dateLabel: Label
    private let badge: BadgeView
    private let row: StackView

    init(_ dateLabel: Label, _ badge: BadgeView) {
        self.dateLabel = dateLabel
        self.badge = badge
        row = StackView([dateLabel, badge], spacing: Spacing.sm, alignment: .leading)
        super.init()
        embed(row)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        arrange(in: proposal.width)
        return row.measure(proposal)
    }

    override func layoutSubviews() {
        arrange(in: bounds.width)
        super.layoutSubviews()
    }

    /// A date is not cut as long as it has room in a row of its own.
    private func arrange(in columns: Int) {
        let room = Size(width: View.unbounded, height: 1)
        let wish = dateLabel.measure(room).width + Spacing.sm + badge.measure(room).width
        let isNarrow = !badge.isHidden && wish > columns && !dateLabel.text.isEmpty
        row.axis = isNarrow ? .vertical : .horizontal
        row.spacing = isNarrow ? Spacing.none : Spacing.sm
    }
}
