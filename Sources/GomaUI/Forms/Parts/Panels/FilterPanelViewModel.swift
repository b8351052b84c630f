/// The model of a filter panel: opens and closes it, and keeps what is chosen and searched for. The choice stays with its
/// option, also while that is missing.
open class FilterPanelViewModel<State: FilterPanelState>: ViewModel<State>, FilterPanelActions {
    public func toggleCollapse() { act { $0.isCollapsed.toggle() } }

    public func selectFilter(id: String) {
        record(id)
        var isOption = false
        update { isOption = $0.select(id) }
        if isOption { tellChoice() }
    }

    public func search(for text: String) { act(text) { $0.searchText = text } }

    public func reset() {
        record()
        let wasChosen = currentDisplayState.selectedID != nil
        update { $0.reset() }
        if wasChosen { tellChoice() }
    }

    /// What stands for all of them limits nothing.
    private func tellChoice() {
        if let id = currentDisplayState.selectedID {
            ask(to: ChooseItem(id: id, group: State.group))
        } else {
            ask(to: ClearChoice(group: State.group))
        }
    }
}
