/// The model of a betslip type selector: a press moves the selection and tells it, once.
public final class BetslipTypeSelectorViewModel: ViewModel<BetslipTypeSelectorDisplayState>,
    BetslipTypeSelectorViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectTab(id:)", selectTab)]

    private let selections = PassthroughSubject<TabSelection, Never>()
    public var tabViewModels: [any BetslipTypeTabItemViewModelProtocol] {
        parts(\.tabs) { BetslipTypeTabItemViewModel($0) { [weak self] in self?.selectTab(id: $0) } }
    }

    public var selectionPublisher: AnyPublisher<TabSelection, Never> { selections.eraseToAnyPublisher() }

    public func selectTab(id: String) {
        record(id)
        let selected = currentDisplayState.selectedTabID
        guard id != selected, currentDisplayState.tabs.contains(where: { $0.id == id }) else { return }
        select(id)
        ask(to: ChooseItem(id: id, group: currentDisplayState.groupID))
        selections.send(TabSelection(selectedID: id, previouslySelectedID: selected))
    }

    /// Selects the first tab; none where there is none.
    public func selectFirstAvailableTab() { select(currentDisplayState.tabs.first?.id) }

    /// Leaves no tab chosen.
    public func clearSelection() { select(nil) }

    private func select(_ id: String?) { update { $0.tabs.choose(id) } }
}
