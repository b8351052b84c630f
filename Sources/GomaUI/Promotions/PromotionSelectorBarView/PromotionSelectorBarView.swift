/// A row of kinds of promotions that scrolls sideways.
public final class PromotionSelectorBarView: ComponentView<
    any PromotionSelectorBarViewModelProtocol, PromotionSelectorBarDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = PromotionSelectorBarViewModel

    private lazy var bar = StripBarView<PromotionItemView>(in: environment, spacing: Spacing.sm)
    private lazy var emptyLabel = Label(environment.text(.noPromotions), foreground: .textSecondary)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addStrip(bar, emptyLabel: emptyLabel) }

    override public func setupWithTheme() {
        showsFocusMark = false
        fadesWhenDisabled = true
    }

    override public func render(_ state: PromotionSelectorBarDisplayState) {
        isEnabled = state.isEnabled
        isInteractive = state.isEnabled
        bar.isHidden = !state.isVisible || state.items.isEmpty
        emptyLabel.isHidden = !state.isVisible || !state.items.isEmpty
        bar.isScrollable = state.isScrollable
        bar.show(
            viewModel?.itemViewModels,
            of: StripContents(id: state.id, itemIDs: state.items.map(\.id), selectedID: state.selectedID))
    }

    override public func resetInteraction() { bar.reset() }

    public var interfaceState: StripBarState {
        get { bar.interfaceState }
        set { bar.interfaceState = newValue }
    }
}
