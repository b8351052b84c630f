/// Behaves as in production: toggles, unless read-only or one of a group that chooses as a whole.
public final class MockPillItemViewModel: MockViewModel<PillItemDisplayState>, PillItemViewModelProtocol {
    /// What pressing means to a group that chooses as a whole; the pill then leaves its selection to the group.
    public var onPress: (() -> Void)?

    public func toggleSelection() {
        record("toggleSelection()")
        guard !currentDisplayState.isReadOnly else { return }
        if let onPress { return onPress() }
        update { $0.isSelected.toggle() }
    }
}
