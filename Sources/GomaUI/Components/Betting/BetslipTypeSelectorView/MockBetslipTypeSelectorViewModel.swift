#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Behaves as in production: a press moves the selection and tells it, once.
public final class MockBetslipTypeSelectorViewModel: MockViewModel<BetslipTypeSelectorDisplayState>,
    BetslipTypeSelectorViewModelProtocol
{
    private let selections = PassthroughSubject<BetslipTypeSelection, Never>()
    private lazy var tabs = ChildModels(of: self, at: \.tabs) { [environment, weak self] tab in
        Self.tabModel(tab, in: environment) { self?.selectTab(id: $0) }
    }

    public var tabViewModels: [any BetslipTypeTabItemViewModelProtocol] { tabs.models }

    public var selectionPublisher: AnyPublisher<BetslipTypeSelection, Never> { selections.eraseToAnyPublisher() }

    public func selectTab(id: String) {
        record("selectTab(id:)", id)
        let selected = currentDisplayState.selectedTabID
        guard id != selected, currentDisplayState.tabs.contains(where: { $0.id == id }) else { return }
        select(id)
        selections.send(BetslipTypeSelection(selectedID: id, previouslySelectedID: selected))
    }

    /// Selects the first tab; none where there is none.
    public func selectFirstAvailableTab() { select(currentDisplayState.tabs.first?.id) }

    public func clearSelection() { select(nil) }

    /// Puts other tabs in place of these.
    public func updateTabs(_ tabs: [BetslipTypeTabItemDisplayState]) { update { $0.tabs = tabs } }

    private func select(_ id: String?) {
        update { state in
            let chosen = state.tabs.firstIndex { $0.id == id }
            for index in state.tabs.indices { state.tabs[index].isSelected = index == chosen }
        }
    }

    /// A tab that leaves its selection to the selector.
    private static func tabModel(
        _ tab: BetslipTypeTabItemDisplayState, in environment: ViewEnvironment, select: @escaping (String) -> Void
    ) -> MockBetslipTypeTabItemViewModel {
        let model = MockBetslipTypeTabItemViewModel(tab, in: environment)
        model.onSelect = { [weak model] in
            if let model { select(model.currentDisplayState.id) }
        }
        return model
    }
}
