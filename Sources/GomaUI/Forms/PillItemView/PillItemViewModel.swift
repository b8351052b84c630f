/// The model of a pill item: toggles, unless read-only or one of a group that chooses as a whole.
public final class PillItemViewModel: ViewModel<PillItemDisplayState>, PillItemViewModelProtocol, ActingModel {
    public static let actions = [Action("toggleSelection()", toggleSelection)]

    /// What pressing means to a group that chooses as a whole; the pill then leaves its selection to the group.
    /// It gets the pill's ID.
    public var onPress: ((String) -> Void)?

    /// A pill that leaves its selection to the group around it.
    /// - Parameter onPress: what pressing means to the group; gets the pill's ID.
    public convenience init(_ place: StatePlace<PillItemDisplayState>, onPress: @escaping (String) -> Void) {
        self.init(place)
        self.onPress = onPress
    }

    public func toggleSelection() {
        record()
        guard !currentDisplayState.isReadOnly else { return }
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected.toggle() }
        ask(to: SwitchItem(id: currentDisplayState.id, isOn: currentDisplayState.isSelected))
    }
}
