/// Amounts under their captions, each on a ground of its own, side by side; below each other where that is too narrow, and
/// on one line where there is but one.
final class BonusAmountsView: View {
    private lazy var boxes = [BonusAmountBox(), BonusAmountBox()]
    private lazy var row = StackView(boxes, spacing: Spacing.sm, distribution: .equal)

    override init() {
        super.init()
        embed(row)
    }

    /// - Parameter pairs: one or two captions and amounts.
    func render(_ pairs: [(caption: String, amount: String)]) {
        for (index, box) in boxes.enumerated() {
            box.isHidden = index >= pairs.count
            if index < pairs.count { box.render(pairs[index].caption, pairs[index].amount, isAlone: pairs.count == 1) }
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
        let shown = boxes.filter { !$0.isHidden }
        let share = (columns - row.spacing * (shown.count - 1)) / max(1, shown.count)
        row.axis = shown.allSatisfy { $0.leastWidth <= share } ? .horizontal : .vertical
    }
}
