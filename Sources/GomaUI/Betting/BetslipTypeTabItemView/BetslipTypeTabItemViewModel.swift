/// The model of a betslip type tab item: is selected by a press, or leaves that to the owner of all tabs.
public final class BetslipTypeTabItemViewModel: ItemViewModel<BetslipTypeTabItemDisplayState>,
    BetslipTypeTabItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("select()", select)]

    public func select() {
        record()
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected = true }
        ask(to: ChooseItem(id: currentDisplayState.id, group: currentDisplayState.groupID))
    }
}
