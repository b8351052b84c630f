/// The model of a simple squared filter bar: a press moves the choice once, and tells the owner.
public final class SimpleSquaredFilterBarViewModel: ViewModel<SimpleSquaredFilterBarDisplayState>,
    SimpleSquaredFilterBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectFilter(id:)", selectFilter)]

    public func selectFilter(id: String) {
        record(id)
        var hasChanged = false
        update { hasChanged = $0.choose(id) }
        if hasChanged { ask(to: ChooseItem(id: id, group: currentDisplayState.id)) }
    }
}
