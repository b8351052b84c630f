/// A few short choices that share the width of a bar, and scroll where it has too little.
public final class SimpleSquaredFilterBarView: ComponentView<
    any SimpleSquaredFilterBarViewModelProtocol, SimpleSquaredFilterBarDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = SimpleSquaredFilterBarViewModel

    private lazy var bar = StripBarView<SquaredFilterItemView>(
        in: environment, spacing: Spacing.none
    ) { [environment] in SquaredFilterItemView(in: environment).growing() }
    private lazy var emptyLabel = Label(environment.text(.noFilters), foreground: .textSecondary)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addStrip(bar, emptyLabel: emptyLabel) }

    override public func setupWithTheme() {
        background = .level(.control)
        showsFocusMark = false
        fadesWhenDisabled = true
    }

    override public func render(_ state: SimpleSquaredFilterBarDisplayState) {
        isEnabled = state.isEnabled
        isInteractive = state.isEnabled
        bar.isHidden = state.items.isEmpty
        emptyLabel.isHidden = !state.items.isEmpty
        let selectedID = viewModel == nil ? nil : state.selectedItem?.id
        bar.show(
            state.items, of: StripContents(id: state.id, itemIDs: state.items.map(\.id), selectedID: selectedID)
        ) { [weak self] view, item in
            view.onChoose = self?.viewModel == nil ? nil : { [weak self] in self?.viewModel?.selectFilter(id: item.id) }
            view.show(item, isSelected: item.id == selectedID)
            view.accessibilityIdentifier = "filter-\(item.id)"
        }
    }

    override public func resetInteraction() { bar.reset() }

    public var interfaceState: StripBarState {
        get { bar.interfaceState }
        set { bar.interfaceState = newValue }
    }
}
