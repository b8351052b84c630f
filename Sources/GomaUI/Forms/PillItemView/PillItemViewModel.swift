/// The model of a pill item: toggles, unless read-only or one of a group that chooses as a whole.
public final class PillItemViewModel: ItemViewModel<PillItemDisplayState>, PillItemViewModelProtocol, ActingModel {
    public static let actions = [Action("toggleSelection()", toggleSelection)]

    public func toggleSelection() {
        record()
        guard !currentDisplayState.isReadOnly else { return }
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected.toggle() }
        ask(to: SwitchItem(id: currentDisplayState.id, isOn: currentDisplayState.isSelected))
    }
}
