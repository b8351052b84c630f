#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Behaves as in production: groups take a while to come, and a press moves the choice once.
public final class MockMarketGroupSelectorTabViewModel: MockViewModel<MarketGroupSelectorTabDisplayState>,
    MarketGroupSelectorTabViewModelProtocol
{
    /// How long the groups take to come.
    public static let loadingTime = Duration.milliseconds(1500)

    private let selections = PassthroughSubject<MarketGroupSelection, Never>()
    private lazy var tabs = ChildModels(of: self, at: \.groups) { [environment, weak self] group in
        Self.tabModel(group, in: environment) { self?.selectMarketGroup(id: $0) }
    }
    private var arrival: AnyCancellable?

    public var tabViewModels: [any MarketGroupTabItemViewModelProtocol] { tabs.models }

    public var selectionPublisher: AnyPublisher<MarketGroupSelection, Never> { selections.eraseToAnyPublisher() }

    public func selectMarketGroup(id: String) {
        record("selectMarketGroup(id:)", id)
        let state = currentDisplayState
        guard state.isEnabled, !state.isLoading, id != state.selectedGroupID,
            state.groups.contains(where: { $0.id == id && $0.isEnabled })
        else { return }
        update { $0.select(id) }
        selections.send(MarketGroupSelection(selectedID: id, previouslySelectedID: state.selectedGroupID))
    }

    /// Asks for the groups; those of the state come after a while.
    public func load() {
        update { $0.isLoading = true }
        arrival = environment.scheduler.after(Self.loadingTime) { [weak self] in
            self?.update { $0.isLoading = false }
        }
    }

    /// Chooses the first group that is in use; none where there is none.
    public func selectFirstAvailableGroup() { update { $0.select($0.groups.first(where: \.isEnabled)?.id) } }

    public func clearSelection() { update { $0.select(nil) } }

    /// Puts other groups in place of these.
    public func updateGroups(to groups: [MarketGroupTabItemDisplayState]) { update { $0.groups = groups } }

    /// Puts a group in place of the one of the same id, or behind the others.
    public func setGroup(_ group: MarketGroupTabItemDisplayState) {
        update { state in
            if let index = state.groups.firstIndex(where: { $0.id == group.id }) {
                state.groups[index] = group
            } else {
                state.groups.append(group)
            }
            if group.isSelected { state.select(group.id) }
        }
    }

    /// Takes a group away, and with it the choice if it was that one.
    public func removeGroup(id: String) { update { $0.groups.removeAll { $0.id == id } } }

    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }

    override public func stateWillChange(
        from old: MarketGroupSelectorTabDisplayState, to new: MarketGroupSelectorTabDisplayState
    ) {
        if !new.isLoading { arrival = nil }
    }

    /// A tab that leaves the choice to the bar.
    private static func tabModel(
        _ group: MarketGroupTabItemDisplayState, in environment: ViewEnvironment, select: @escaping (String) -> Void
    ) -> MockMarketGroupTabItemViewModel {
        let model = MockMarketGroupTabItemViewModel(group, in: environment)
        model.onSelect = { [weak model] in
            if let model { select(model.currentDisplayState.id) }
        }
        return model
    }
}

extension MarketGroupSelectorTabDisplayState {
    /// Selects the first group of that id and no other.
    fileprivate mutating func select(_ id: String?) {
        let chosen = groups.firstIndex { $0.id == id }
        for index in groups.indices { groups[index].isSelected = index == chosen }
    }
}
