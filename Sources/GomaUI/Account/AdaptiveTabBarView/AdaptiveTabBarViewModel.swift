/// The model of an adaptive tab bar: remembers the tab of each set and the way through the sets.
public final class AdaptiveTabBarViewModel: ViewModel<AdaptiveTabBarDisplayState>,
    AdaptiveTabBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectTab(id:inSet:)", selectTab)]

    /// An unknown tab changes nothing; one that leads to a set that is missing is selected where it is.
    public func selectTab(id: String, inSet setID: String) {
        record(id, setID)
        let items = currentDisplayState.tabSet(setID)?.items ?? []
        guard let item = items.first(where: { $0.id == id }) else { return }
        update { state in
            state.select(id, in: setID)
            let target = item.switchesTo.flatMap { state.tabSet($0)?.id } ?? setID
            state.select(id, in: target)
            state.show(target)
        }
        ask(to: ChooseItem(id: id, group: setID))
    }

    public func finishSwitch() { update { $0.setSwitch = nil } }
}

extension AdaptiveTabBarDisplayState {
    /// Makes a tab the active one of its set, where the set has it.
    fileprivate mutating func select(_ id: String, in setID: String) {
        guard let place = tabSets.firstIndex(where: { $0.id == setID }),
            tabSets[place].items.contains(where: { $0.id == id })
        else { return }
        for index in tabSets[place].items.indices {
            tabSets[place].items[index].isActive = tabSets[place].items[index].id == id
        }
    }

    /// Shows a set; going to the one visited last is going back.
    fileprivate mutating func show(_ setID: String) {
        let shownID = shownSet?.id ?? activeTabSetID
        defer { activeTabSetID = setID }
        guard setID != shownID else { return }
        let isBack = history.last == setID
        if isBack { history.removeLast() } else { history.append(shownID) }
        if history.count > Self.historyCapacity { history.removeFirst() }
        setSwitch = animation == .none ? nil : TabSetSwitch(from: shownID, direction: isBack ? .back : .forward)
    }
}
