/// The model of a simple option row: holds once it is chosen, unless it is one of a list that chooses as a whole.
public final class SimpleOptionRowViewModel: ItemViewModel<SimpleOptionRowDisplayState>,
    SimpleOptionRowViewModelProtocol, ActingModel
{
    public static let actions = [Action("select()", select)]

    public func select() {
        record()
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected = true }
        ask(to: ChooseItem(id: currentDisplayState.id, group: currentDisplayState.groupID))
    }
}
