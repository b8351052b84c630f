/// A row of pills that scrolls sideways.
public final class PillSelectorBarView: ComponentView<
    any PillSelectorBarViewModelProtocol, PillSelectorBarDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = PillSelectorBarViewModel

    private lazy var bar = StripBarView<PillItemView>(in: environment, spacing: Spacing.xs)
    private lazy var emptyLabel = Label(environment.text(.noFilters), foreground: .textSecondary)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addStrip(bar, emptyLabel: emptyLabel) }

    override public func setupWithTheme() {
        showsFocusMark = false
        fadesWhenDisabled = true
    }

    override public func render(_ state: PillSelectorBarDisplayState) {
        background = state.isVisible ? state.ground.map { .role($0) } : nil
        isEnabled = state.isEnabled
        isInteractive = state.isEnabled
        bar.isHidden = !state.isVisible || state.pills.isEmpty
        emptyLabel.isHidden = !state.isVisible || !state.pills.isEmpty
        bar.isScrollable = state.isScrollable
        bar.show(
            viewModel?.pillViewModels,
            of: StripContents(id: state.id, itemIDs: state.pills.map(\.id), selectedID: state.selectedPillID))
    }

    override public func resetInteraction() { bar.reset() }

    /// How far the pills are scrolled, 0…1; 0 where all are in view.
    public var scrollProgress: Double { bar.scrollProgress }

    /// Brings a pill into view.
    public func scrollToPill(id: String) { bar.scroll(to: id) }

    public var interfaceState: StripBarState {
        get { bar.interfaceState }
        set { bar.interfaceState = newValue }
    }
}
