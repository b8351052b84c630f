/// The model of a market group selector tab: a press moves the choice once, and none does while the groups are on
/// their way.
public final class MarketGroupSelectorTabViewModel: ViewModel<MarketGroupSelectorTabDisplayState>,
    MarketGroupSelectorTabViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectMarketGroup(id:)", selectMarketGroup)]

    public var tabViewModels: [any MarketGroupTabItemViewModelProtocol] {
        parts(\.groups) { MarketGroupTabItemViewModel($0) { [weak self] in self?.selectMarketGroup(id: $0) } }
    }

    public func selectMarketGroup(id: String) {
        record(id)
        let state = currentDisplayState
        guard state.isEnabled, !state.isLoading, id != state.selectedGroupID,
            state.groups.contains(where: { $0.id == id && $0.isEnabled })
        else { return }
        update { $0.groups.choose(id) }
        ask(to: ChooseItem(id: id, group: state.id))
    }
}
