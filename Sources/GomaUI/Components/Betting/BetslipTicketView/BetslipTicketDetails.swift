import TerminalKit

/// Who plays and what was chosen, or the shape of it while it is on its way.
final class BetslipTicketDetails: View {
    private lazy var homeLabel = Label()
    private lazy var awayLabel = Label()
    private lazy var captionLabel = Label()
    private lazy var selectionLabel = Label()
    private lazy var selectionRow = StackView([captionLabel, selectionLabel], spacing: Spacing.xs)
    private lazy var rows = [homeLabel, awayLabel, selectionRow]

    override init() {
        super.init()
        var above = topAnchor
        for row in rows {
            addSubview(row)
            row.layout {
                $0.horizontal.equal(to: self)
                $0.top.equal(to: above)
                $0.height.equal(to: 1)
            }
            above = row.bottomAnchor
        }
        selectionLabel.minimumWidth = 6
        captionLabel.dropOrder = 1
        grows = true
        minimumWidth = 8
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: rows.count)
    }

    /// - Parameter isOpen: whether it can be bet on, or is on its way.
    func render(_ state: BetslipTicketDisplayState, caption: String, isOpen: Bool) {
        let weight: TextAttributes = isOpen ? .bold : .dim
        captionLabel.text = caption
        captionLabel.style = TextStyle(.textSecondary, isOpen ? [] : .dim)
        let texts = [(homeLabel, state.home, 18), (awayLabel, state.away, 16), (selectionLabel, state.selection, 12)]
        let isLoading = state.status == .loading
        for (label, text, length) in texts {
            label.text = isLoading ? String(repeating: glyphs.placeholder.string, count: length) : text
            label.style = isLoading ? TextStyle(.textSecondary, .dim) : TextStyle(.textPrimary, weight)
        }
        if !isLoading { selectionLabel.style = TextStyle(.highlightPrimary, weight) }
    }
}
