/// The model of a betslip type selector: a press moves the selection and tells it, once.
public final class BetslipTypeSelectorViewModel: ViewModel<BetslipTypeSelectorDisplayState>,
    BetslipTypeSelectorViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectTab(id:)", selectTab)]

    public var tabViewModels: [any BetslipTypeTabItemViewModelProtocol] {
        parts(\.tabs) { BetslipTypeTabItemViewModel($0) { [weak self] in self?.selectTab(id: $0) } }
    }

    public func selectTab(id: String) {
        record(id)
        let state = currentDisplayState
        guard id != state.selectedTabID, state.tabs.contains(where: { $0.id == id }) else { return }
        update { $0.tabs.choose(id) }
        ask(to: ChooseItem(id: id, group: state.groupID))
    }
}
