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
        guard currentDisplayState.sports.contains(where: { $0.id == id && $0.isEnabled }) else { return }
        update { $0.sports.choose(id) }
        ask(to: OpenSport(id: id))
    }

    public func cancel() { act(asking: GoBack()) }
}
