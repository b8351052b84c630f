/// A plus and an amount between two ends; the chosen one is filled with the accent. The currency is read, not shown.
public final class AmountPillView: ComponentView<any AmountPillViewModelProtocol, AmountPillDisplayState>,
    StandardComponent
{
    public typealias Model = AmountPillViewModel

    private lazy var amountLabel = Label().narrowing(to: 4)
    private lazy var pill = PillBox([amountLabel], padding: Spacing.xs)
    private lazy var room = PillRoom(pill)

    override public var content: View { room }

    override public func setupWithTheme() { fadesWhenDisabled = true }

    override public func render(_ state: AmountPillDisplayState) {
        let shape = glyphs.shape(columns: 5)
        amountLabel.text = state.amount.map { "+\(environment.money.short($0.amount))" } ?? shape
        amountLabel.accessibilityLabel = state.amount.map { environment.money.string($0) } ?? ""
        isSelected = state.isSelected
        isEnabled = state.isEnabled
        renderColors(state)
    }

    /// Where no amount is offered yet there is none to choose.
    override public var keyBindings: [KeyBinding] {
        guard viewModel?.currentDisplayState.amount != nil else { return [] }
        return pressing(.keyChooseAmount) { $0.select() }
    }

    private func renderColors(_ state: AmountPillDisplayState) {
        amountLabel.style =
            state.amount != nil
            ? TextStyle(.button, state.isSelected ? .highlightPrimaryContrast : .textPrimary)
            : TextStyle(.textSecondary, .dim)
        switch (state.isSelected, state.isEnabled) {
        case (true, _): pill.look = .chosen
        case (false, true): pill.look = .resting
        case (false, false): pill.look = PillBox.Look(ground: .level(.control), ends: .faint)
        }
    }
}
