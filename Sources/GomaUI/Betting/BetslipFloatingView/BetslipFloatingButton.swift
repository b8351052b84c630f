/// A pill of one row with a ticket and a word. The first column is the focus mark's.
final class BetslipFloatingButton: PartView {
    private lazy var iconLabel = Label().droppable().unspoken()
    private lazy var titleLabel = Label()
    private lazy var pill = PillBox([iconLabel, titleLabel], padding: Spacing.xs)

    override var content: View { pill }
    override var contentInsets: Insets { Insets(left: Spacing.xs) }

    /// - Parameter isKnown: whether it is known that the bet slip is empty; only its shape is shown before, on a ground that
    ///   asks for nothing.
    func render(isKnown: Bool) {
        iconLabel.text = Pictogram.ticket.text(in: environment.glyphs)
        let word = environment.text(.betslip)
        titleLabel.text = isKnown ? word : glyphs.shape(columns: DisplayText(word).width)
        titleLabel.accessibilityLabel = isKnown ? nil : environment.text(.loading)
        let style = isKnown ? TextStyle(.button, .buttonTextPrimary) : TextStyle(.textSecondary, .dim)
        for label in [iconLabel, titleLabel] { label.style = style }
        pill.look = PillBox.Look(ground: .role(isKnown ? .buttonBackgroundPrimary : .pills))
    }
}
