/// The model of a market group tab item: selects itself, unless it is one of a bar that chooses as a whole.
public final class MarketGroupTabItemViewModel: ViewModel<MarketGroupTabItemDisplayState>,
    MarketGroupTabItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("select()", select)]

    /// What choosing means to the bar around the tab, which then decides what is selected; gets the tab's ID.
    public var onSelect: ((String) -> Void)?

    /// A tab that leaves the choice to the bar around it.
    /// - Parameter onSelect: what choosing means to the bar; gets the tab's ID.
    public convenience init(
        _ place: StatePlace<MarketGroupTabItemDisplayState>, onSelect: @escaping (String) -> Void
    ) {
        self.init(place)
        self.onSelect = onSelect
    }

    public func select() {
        record()
        guard currentDisplayState.isEnabled else { return }
        if let onSelect { return onSelect(currentDisplayState.id) }
        update { $0.isSelected = true }
        ask(to: ChooseItem(id: currentDisplayState.id, group: currentDisplayState.groupID))
    }
}
