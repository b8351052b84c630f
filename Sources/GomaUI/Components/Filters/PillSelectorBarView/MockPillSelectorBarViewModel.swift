import TerminalKit

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Behaves as in production: a press moves the selection once, and no pill flips itself.
public final class MockPillSelectorBarViewModel: MockViewModel<PillSelectorBarDisplayState>,
    PillSelectorBarViewModelProtocol
{
    private let selections = PassthroughSubject<PillSelection, Never>()
    private lazy var pills = ChildModels(of: self, at: \.pills) { [environment, weak self] pill in
        Self.pillModel(pill, in: environment) { self?.selectPill(id: $0) }
    }

    public var pillViewModels: [any PillItemViewModelProtocol] { pills.models }

    public var selectionPublisher: AnyPublisher<PillSelection, Never> { selections.eraseToAnyPublisher() }

    public func selectPill(id: String) {
        record("selectPill(id:)", id)
        let state = currentDisplayState
        guard state.isEnabled, state.pills.contains(where: { $0.id == id && !$0.isReadOnly }) else { return }
        if state.showsChoice { select(id) }
        selections.send(
            PillSelection(
                selectedID: id, previouslySelectedID: state.selectedPillID, time: environment.scheduler.now))
    }

    /// Selects the first pill that can be pressed; none where there is none.
    public func selectFirstAvailablePill() { select(currentDisplayState.pills.first { !$0.isReadOnly }?.id) }

    public func clearSelection() { select(nil) }

    /// Puts other pills in place of these.
    public func updatePills(_ pills: [PillItemDisplayState]) { update { $0.pills = pills } }

    public func addPill(_ pill: PillItemDisplayState) {
        update {
            $0.pills.append(pill)
            if pill.isSelected { $0.select(pill.id) }
        }
    }

    /// Takes a pill away, and with it the selection if it was that one's.
    public func removePill(id: String) { update { $0.pills.removeAll { $0.id == id } } }

    /// Puts a pill in place of the one of the same id.
    public func updatePill(_ pill: PillItemDisplayState) {
        update { state in
            guard let index = state.pills.firstIndex(where: { $0.id == pill.id }) else { return }
            state.pills[index] = pill
            if pill.isSelected { state.select(pill.id) }
        }
    }

    public func setVisible(_ isVisible: Bool) { update { $0.isVisible = isVisible } }

    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }

    /// A pill that leaves its selection to the bar.
    private static func pillModel(
        _ pill: PillItemDisplayState, in environment: ViewEnvironment, select: @escaping (String) -> Void
    ) -> MockPillItemViewModel {
        let model = MockPillItemViewModel(pill, in: environment)
        model.onPress = { [weak model] in
            if let model { select(model.currentDisplayState.id) }
        }
        return model
    }

    private func select(_ id: String?) { update { $0.select(id) } }
}

extension PillSelectorBarDisplayState {
    /// Selects the first pill of that id and no other; read-only pills keep what they show.
    fileprivate mutating func select(_ id: String?) {
        let chosen = pills.firstIndex { $0.id == id && !$0.isReadOnly }
        for index in pills.indices where !pills[index].isReadOnly { pills[index].isSelected = index == chosen }
    }
}
