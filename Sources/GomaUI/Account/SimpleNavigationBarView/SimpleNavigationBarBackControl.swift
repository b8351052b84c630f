/// The way back: a mark, and what it leads to, between blank columns of which the first is the focus mark's.
final class SimpleNavigationBarBackControl: PressControl {
    private lazy var markLabel = Label().unspoken()
    private lazy var titleLabel = Label().narrowing(to: 2).unspoken()
    private lazy var row = StackView([markLabel, titleLabel], spacing: Spacing.xs)

    override init(actionTitle: String) {
        super.init(actionTitle: actionTitle)
        embed(row, insetBy: Insets(horizontal: Spacing.xs))
    }

    /// - Parameters:
    ///   - title: empty for the mark alone.
    ///   - spoken: what a screen reader says.
    func render(_ title: String, spoken: String, in style: SimpleNavigationBarStyle) {
        markLabel.text = glyphs.moreLeft.string
        markLabel.style = TextStyle(style.icon, .bold)
        titleLabel.text = title
        titleLabel.style = TextStyle(.strongCaption, style.text)
        accessibilityLabel = spoken
        focusStyle = TextStyle(style == .standard ? .highlightPrimary : style.icon, .bold)
    }

    /// In fewer than five columns a blank one beside the mark would go.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: max(size.width, min(5, proposal.width)), height: size.height)
    }
}
