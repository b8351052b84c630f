/// The stake's field beside the quick amounts, or above them where both would be cramped.
final class StakeRowView: View {
    private let field: View
    private let amounts: StackView

    /// Columns that the field needs beside the amounts.
    private static let leastFieldWidth = 20
    private static let gap = Spacing.xs

    init(field: View, amounts: StackView) {
        self.field = field
        self.amounts = amounts
        super.init()
        [field, amounts].forEach(addSubview)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let frames = frames(in: proposal.width)
        return Size(width: proposal.width, height: max(frames.field.maxY, frames.amounts.maxY))
    }

    override func layoutSubviews() { (field.frame, amounts.frame) = frames(in: bounds.width) }

    private func frames(in width: Int) -> (field: Rect, amounts: Rect) {
        let wish = amounts.measure(Size(width: View.unbounded, height: View.unbounded))
        let rest = width - wish.width - Self.gap
        let isBeside = wish.width > 0 && rest >= Self.leastFieldWidth
        let fieldWidth = isBeside ? rest : width
        let fieldHeight = field.measure(Size(width: fieldWidth, height: View.unbounded)).height
        let place = isBeside ? Point(x: fieldWidth + Self.gap, y: 0) : Point(x: 0, y: fieldHeight)
        return (
            Rect(x: 0, y: 0, width: fieldWidth, height: fieldHeight),
            Rect(origin: place, size: Size(width: isBeside ? wish.width : width, height: wish.height))
        )
    }
}
