import TerminalKit

/// A plus and an amount between two ends; the chosen one is filled. The currency is read, not shown.
public final class AmountPillView: ComponentView<any AmountPillViewModelProtocol, AmountPillDisplayState>,
    StandardComponent
{
    public typealias Model = AmountPillViewModel

    private lazy var leftCap = Label()
    private lazy var amountLabel = Label(alignment: .center)
    private lazy var rightCap = Label()
    /// What the amount stands at; the ends are drawn in its colour on what lies below.
    private lazy var fill = View().growing().narrowing(to: 4)
    private lazy var row = StackView([leftCap, fill, rightCap])

    override public var content: View { row }

    override public func setupSubviews() { fill.embed(amountLabel, insetBy: Insets(horizontal: Spacing.xs)) }

    override public func setupWithTheme() { fadesWhenDisabled = true }

    override public func render(_ state: AmountPillDisplayState) {
        let shape = glyphs.shape(columns: 5)
        amountLabel.text = state.amount.map { "+ \(environment.money.short($0.amount))" } ?? shape
        amountLabel.accessibilityLabel = state.amount.map { environment.money.string($0) } ?? ""
        isSelected = state.isSelected
        isEnabled = state.isEnabled
        renderEnds(state)
        renderColors(isSelected: state.isSelected, isKnown: state.amount != nil)
    }

    override public var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, environment.text(.keyChooseAmount)) { [self] in viewModel?.select() }]
    }

    private func renderEnds(_ state: AmountPillDisplayState) {
        let ends =
            switch (state.isEnabled, state.isSelected) {
            case (_, true): (glyphs.selectedPillLeft, glyphs.selectedPillRight)
            case (true, false): (glyphs.pillLeft, glyphs.pillRight)
            case (false, false): (glyphs.readOnlyPill, glyphs.readOnlyPill)
            }
        leftCap.text = ends.0.string
        rightCap.text = ends.1.string
    }

    private func renderColors(isSelected: Bool, isKnown: Bool) {
        fill.background = isSelected ? .role(.highlightPrimary) : nil
        amountLabel.style =
            isKnown
            ? TextStyle(.button, isSelected ? .highlightPrimaryContrast : .textPrimary)
            : TextStyle(.textSecondary, .dim)
        let end = TextStyle(isSelected ? .highlightPrimary : .separatorLineSecondary)
        leftCap.style = end
        rightCap.style = end
    }
}
