/// The model of a sport games filter: one sport at a time, or all of them.
public final class SportGamesFilterViewModel: ViewModel<SportGamesFilterDisplayState>,
    SportGamesFilterViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("toggleCollapse()", toggleCollapse),
        Action("selectSport(id:)", selectSport),
        Action("reset()", reset),
    ]

    public var sportViewModels: [any SportTypeSelectorItemViewModelProtocol] {
        parts(\.sports) { SportTypeSelectorItemViewModel($0) { [weak self] in self?.selectSport(id: $0) } }
    }

    public func toggleCollapse() { act { $0.isCollapsed.toggle() } }

    public func selectSport(id: String) {
        record(id)
        guard currentDisplayState.sports.contains(where: { $0.id == id && $0.isEnabled }) else { return }
        update { $0.sports.choose(id) }
        ask(to: ChooseItem(id: id, group: Self.group))
    }

    public func reset() {
        record()
        let wasChosen = currentDisplayState.selectedSport != nil
        update { $0.sports.choose(nil) }
        if wasChosen { ask(to: ClearChoice(group: Self.group)) }
    }

    /// What is chosen from, as requests name it.
    public static let group = "sports"
}
