/// The model of a sport type selector: remembers the sport that is chosen, and asks for its page.
public final class SportTypeSelectorViewModel: ViewModel<SportTypeSelectorDisplayState>,
    SportTypeSelectorViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectSport(id:)", selectSport), Action("cancel()", cancel)]

    public var sportViewModels: [any SportTypeSelectorItemViewModelProtocol] {
        parts(\.sports) { SportTypeSelectorItemViewModel($0) { [weak self] in self?.selectSport(id: $0) } }
    }

    public func selectSport(id: String) {
        record(id)
        var chosen: SportTypeSelectorItemDisplayState?
        update { chosen = $0.select(id) }
        if let chosen { ask(to: OpenSport(id: chosen.id)) }
    }

    public func cancel() { act(asking: GoBack()) }
}
