/// The model of a market group tab item: selects itself, unless it is one of a bar that chooses as a whole.
public final class MarketGroupTabItemViewModel: ItemViewModel<MarketGroupTabItemDisplayState>,
    MarketGroupTabItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("select()", select)]

    public func select() {
        record()
        guard currentDisplayState.isEnabled else { return }
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected = true }
        ask(to: ChooseItem(id: currentDisplayState.id, group: currentDisplayState.groupID))
    }
}
