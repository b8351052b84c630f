/// The model of a simple squared filter bar: a press moves the choice once, and tells who follows it.
public final class SimpleSquaredFilterBarViewModel: ViewModel<SimpleSquaredFilterBarDisplayState>,
    SimpleSquaredFilterBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectFilter(id:)", selectFilter)]

    private let selections = PassthroughSubject<String, Never>()

    public var selectionPublisher: AnyPublisher<String, Never> { selections.eraseToAnyPublisher() }

    public func selectFilter(id: String) {
        record(id)
        var hasChanged = false
        update { hasChanged = $0.choose(id) }
        guard hasChanged else { return }
        selections.send(id)
        ask(to: ChooseItem(id: id, group: currentDisplayState.id))
    }
}
