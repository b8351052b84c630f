/// A row of amounts that scrolls sideways.
public final class AmountPillsContainerView: ComponentView<
    any AmountPillsContainerViewModelProtocol, AmountPillsContainerDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = AmountPillsContainerViewModel

    private lazy var bar = StripBarView<AmountPillView>(in: environment, spacing: Spacing.xs)
    private lazy var emptyLabel = Label(environment.text(.noAmounts), foreground: .textSecondary)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addStrip(bar, emptyLabel: emptyLabel) }

    override public func setupWithTheme() { showsFocusMark = false }

    override public func render(_ state: AmountPillsContainerDisplayState) {
        bar.isHidden = state.pills.isEmpty
        emptyLabel.isHidden = !state.pills.isEmpty
        bar.show(
            viewModel?.pillViewModels,
            of: StripContents(id: state.id, itemIDs: state.pills.map(\.id), selectedID: state.selectedPillID))
    }

    override public func resetInteraction() { bar.reset() }

    /// The key reaches the row from the pill that has the focus.
    override public var keyBindings: [KeyBinding] {
        guard viewModel?.currentDisplayState.selectedPillID != nil else { return [] }
        return [
            KeyBinding(.keys([KeyEvent(.backspace), KeyEvent(.delete)]), environment.text(.keyClearAmount)) { [self] in
                viewModel?.clearSelection()
            }
        ]
    }

    /// The pills take the focus, never the row around them.
    override public var holdsFocus: Bool { false }

    public var interfaceState: StripBarState {
        get { bar.interfaceState }
        set { bar.interfaceState = newValue }
    }
}
