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
        if state.showsChoice { select(id) }
        ask(to: ChooseItem(id: id, group: state.id))
    }

    /// Selects the first pill that can be pressed; none where there is none.
    public func selectFirstAvailablePill() { select(currentDisplayState.pills.first { !$0.isReadOnly }?.id) }

    /// Leaves no pill chosen.
    public func clearSelection() { select(nil) }

    /// Adds a pill behind the others; one that is selected takes the choice, unless it is read-only.
    public func addPill(_ pill: PillItemDisplayState) {
        update {
            $0.pills.append(pill)
            if pill.isSelected, pill.canBeChosen { $0.pills.choose(pill.id) }
        }
    }

    /// Puts a pill in place of the one of the same id.
    public func updatePill(_ pill: PillItemDisplayState) {
        update { state in
            guard let index = state.pills.firstIndex(where: { $0.id == pill.id }) else { return }
            state.pills[index] = pill
            if pill.isSelected, pill.canBeChosen { state.pills.choose(pill.id) }
        }
    }

    private func select(_ id: String?) { update { $0.pills.choose(id) } }
}
