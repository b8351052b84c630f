/// An amount and its caption on a ground: below each other, or on one line from edge to edge where it is alone and there is
/// room.
final class BonusAmountBox: View {
    private lazy var captionLabel = Label(style: TextStyle(.caption, .textSecondary))
    private lazy var amountLabel = Label(style: TextStyle(.bigValue, .textPrimary))
    private var isAlone = false

    override init() {
        super.init()
        [captionLabel, amountLabel].forEach(addSubview)
        background = .level(.control)
        border = .light
        borderStyle = TextStyle(.separatorLine)
    }

    func render(_ caption: String, _ amount: String, isAlone: Bool) {
        captionLabel.text = caption
        amountLabel.text = amount
        self.isAlone = isAlone
        setNeedsLayout()
    }

    /// Columns below which caption or amount would be cut.
    var leastWidth: Int { max(captionLabel.widthOnOneLine, amountLabel.widthOnOneLine) + 2 * Spacing.xs }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, leastWidth), height: isOnOneLine(in: proposal.width) ? 3 : 4)
    }

    override func layoutSubviews() {
        let room = contentBounds
        let isOnOneLine = isOnOneLine(in: bounds.width)
        amountLabel.alignment = isOnOneLine ? .trailing : .leading
        captionLabel.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: 1)
        guard isOnOneLine else {
            return amountLabel.frame = Rect(x: room.minX, y: room.minY + 1, width: room.width, height: 1)
        }
        let amount = amountLabel.widthOnOneLine
        captionLabel.frame.size.width = room.width - amount - Spacing.xs
        amountLabel.frame = Rect(x: room.maxX - amount, y: room.minY, width: amount, height: 1)
    }

    private func isOnOneLine(in columns: Int) -> Bool {
        let needed = captionLabel.widthOnOneLine + amountLabel.widthOnOneLine + Spacing.sm + 2 * Spacing.xs
        return isAlone && needed <= columns
    }
}
