/// The model of a select options: one option is chosen in place of the one before.
public final class SelectOptionsViewModel: ViewModel<SelectOptionsDisplayState>,
    SelectOptionsViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectOption(id:)", selectOption)]

    public var optionViewModels: [any SimpleOptionRowViewModelProtocol] {
        parts(\.options) { SimpleOptionRowViewModel($0) { [weak self] in self?.selectOption(id: $0) } }
    }

    public func selectOption(id: String) {
        record(id)
        guard currentDisplayState.options.contains(where: { $0.id == id }) else { return }
        update { $0.options.choose(id) }
        ask(to: ChooseItem(id: id, group: currentDisplayState.id))
    }
}
