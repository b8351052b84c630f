import TerminalKit

/// A row of pills that scrolls sideways.
public final class PillSelectorBarView: ComponentView<
    any PillSelectorBarViewModelProtocol, PillSelectorBarDisplayState
>
{
    private lazy var bar = StripBarView(in: environment, spacing: Spacing.sm, focusStyle: focusStyle)
    private lazy var emptyLabel = Label(environment.text(.noFilters), foreground: .textSecondary)
    private lazy var pillViews = RepeatedViews { [environment] in
        PillItemView(environment: environment).narrowing(to: 4)
    }
    private var state = PillSelectorBarDisplayState.blank

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [bar, emptyLabel].forEach(addSubview) }

    override public func initConstraints() {
        bar.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        emptyLabel.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.top.equal(to: self)
        }
    }

    override public func setupWithTheme() {
        showsFocusMark = false
        fadesWhenDisabled = true
        bar.itemToShow = { [weak self] in self?.selectedPillView }
    }

    override public func render(_ state: PillSelectorBarDisplayState) {
        let old = self.state
        self.state = state
        if old.id != state.id { bar.scrollToStart() }
        if state.isVisible != old.isVisible || state.pills.isEmpty != old.pills.isEmpty { setNeedsLayout() }
        background = state.isVisible ? .role(ColorRole(state.ground)) : nil
        isEnabled = state.isEnabled
        isInteractive = state.isEnabled
        bar.isHidden = !state.isVisible || state.pills.isEmpty
        emptyLabel.isHidden = !state.isVisible || !state.pills.isEmpty
        bar.isScrollable = state.isScrollable
        renderPills(state)
        if old.id != state.id || bounds.isEmpty {
            bar.showItemOnLayout()
        } else if old.selectedPillID != state.selectedPillID, let pill = selectedPillView {
            bar.show(pill)
        }
    }

    override public func resetInteraction() {
        bar.scrollToStart()
        bar.showItemOnLayout()
    }

    /// How far the pills are scrolled, 0…1; 0 where all are in view.
    public var scrollProgress: Double { bar.scrollProgress }

    /// Brings a pill into view.
    public func scrollToPill(id: String) {
        if let pill = pillView(id: id) { bar.show(pill) }
    }

    private func renderPills(_ state: PillSelectorBarDisplayState) {
        pillViews.bind(to: viewModel?.pillViewModels, blanks: state.pills.count)
        bar.setItems(pillViews.views)
    }

    private var selectedPillView: View? { state.selectedPillID.flatMap(pillView) }

    private func pillView(id: String) -> View? {
        state.pills.firstIndex { $0.id == id }.flatMap { $0 < pillViews.views.count ? pillViews.views[$0] : nil }
    }
}

extension PillSelectorBarView: KeepsInterfaceState {
    /// How far the bar is scrolled, and which pill was selected then: where another one is by now, that is in view.
    public struct InterfaceState: Sendable {
        let scrollOffset: Int
        let selectedPillID: String?
    }

    public var interfaceState: InterfaceState {
        get { InterfaceState(scrollOffset: bar.scrollOffset, selectedPillID: state.selectedPillID) }
        set { if newValue.selectedPillID == state.selectedPillID { bar.scrollOffset = newValue.scrollOffset } }
    }
}
