/// The model of a pill selector bar: a press moves the selection once, and no pill flips itself.
public final class PillSelectorBarViewModel: ViewModel<PillSelectorBarDisplayState>,
    PillSelectorBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectPill(id:)", selectPill)]

    public var pillViewModels: [any PillItemViewModelProtocol] {
        parts(\.pills) { PillItemViewModel($0) { [weak self] in self?.selectPill(id: $0) } }
    }

    public func selectPill(id: String) {
        record(id)
        let state = currentDisplayState
        guard state.isEnabled, state.pills.contains(where: { $0.id == id && !$0.isReadOnly }) else { return }
        if state.showsChoice { update { $0.pills.choose(id) } }
        ask(to: ChooseItem(id: id, group: state.id))
    }
}
