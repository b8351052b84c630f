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

    /// Chooses the first group that is in use; none where there is none.
    public func selectFirstAvailableGroup() { update { $0.groups.choose($0.groups.first(where: \.isEnabled)?.id) } }

    /// Puts a group in place of the one of the same id, or behind the others.
    public func setGroup(_ group: MarketGroupTabItemDisplayState) {
        update { state in
            if let index = state.groups.firstIndex(where: { $0.id == group.id }) {
                state.groups[index] = group
            } else {
                state.groups.append(group)
            }
            if group.isSelected { state.groups.choose(group.id) }
        }
    }
}
