/// The model of a filter panel: opens and closes it, and keeps what is chosen and searched for.
open class FilterPanelViewModel<State: FilterPanelState>: ViewModel<State>, FilterPanelActions {
    public func toggleCollapse() {
        record()
        update { $0.isCollapsed.toggle() }
    }

    public func selectFilter(id: String) {
        record(id)
        update { $0.select(id) }
        ask(to: ChooseItem(id: id))
    }

    public func search(for text: String) {
        record(text)
        update { $0.searchText = text }
    }

    public func reset() {
        record()
        update { $0.reset() }
    }
}
