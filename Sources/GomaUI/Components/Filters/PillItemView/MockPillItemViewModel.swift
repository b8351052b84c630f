/// Behaves as in production: toggles, unless read-only.
public final class MockPillItemViewModel: MockViewModel<PillItemDisplayState>, PillItemViewModelProtocol {
    public func toggleSelection() {
        record("toggleSelection()")
        guard !currentDisplayState.isReadOnly else { return }
        update { $0.isSelected.toggle() }
    }
}
