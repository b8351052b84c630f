/// The sides of a match, with the price beside them, over what was chosen; or the shape of it while it is on its way.
final class BetslipTicketDetails: View {
    private lazy var homeLabel = Label()
    private lazy var awayLabel = Label()
    private lazy var names = StackView([homeLabel, awayLabel], axis: .vertical).growing().narrowing(to: 8)
    private lazy var captionLabel = Label()
    private lazy var selectionLabel = Label()
    private lazy var selectionRow = StackView([captionLabel, selectionLabel], spacing: Spacing.xs)

    /// Columns of what was chosen for which the caption goes, at most.
    private static let leastSelection = 24

    /// - Parameter price: stands at the right of the names.
    init(price: View) {
        super.init()
        captionLabel.dropOrder = 1
        let top = StackView([names, price], spacing: Spacing.sm, alignment: .leading)
        var above = topAnchor
        for (part, height) in [(top, 2), (selectionRow, 1)] {
            addSubview(part)
            part.layout {
                $0.horizontal.equal(to: self)
                $0.top.equal(to: above)
                $0.height.equal(to: height)
            }
            above = part.bottomAnchor
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 3)
    }

    /// - Parameter isOpen: whether it can be bet on, or is on its way.
    func render(_ state: BetslipTicketDisplayState, caption: String, isOpen: Bool) {
        captionLabel.text = caption
        captionLabel.style = TextStyle(.textSecondary, isOpen ? [] : .dim)
        let isLoading = state.status == .loading
        let texts = [
            (homeLabel, state.home, TextStyle(.textPrimary, isOpen ? [] : .dim), 18),
            (awayLabel, state.away, TextStyle(.textPrimary, isOpen ? [] : .dim), 16),
            (selectionLabel, state.selection, TextStyle(.textPrimary, isOpen ? .bold : .dim), 12),
        ]
        for (label, text, style, length) in texts {
            label.text = isLoading ? glyphs.shape(columns: length) : text
            label.style = isLoading ? TextStyle(.textSecondary, .dim) : style
        }
        selectionLabel.minimumWidth = min(Self.leastSelection, DisplayText(selectionLabel.text).width)
    }
}
