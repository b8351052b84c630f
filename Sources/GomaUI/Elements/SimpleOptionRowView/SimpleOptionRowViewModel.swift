/// The model of a simple option row: holds once it is chosen, unless it is one of a list that chooses as a whole.
public final class SimpleOptionRowViewModel: ViewModel<SimpleOptionRowDisplayState>,
    SimpleOptionRowViewModelProtocol, ActingModel
{
    public static let actions = [Action("select()", select)]

    /// What choosing means to a list that chooses as a whole; the row then leaves its selection to the list. It gets the
    /// choice's ID.
    public var onPress: ((String) -> Void)?

    /// A choice that leaves its selection to the list around it.
    /// - Parameter onPress: what choosing means to the list; gets the choice's ID.
    public convenience init(
        _ place: StatePlace<SimpleOptionRowDisplayState>, onPress: @escaping (String) -> Void
    ) {
        self.init(place)
        self.onPress = onPress
    }

    public func select() {
        record()
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected = true }
        ask(to: ChooseItem(id: currentDisplayState.id, group: currentDisplayState.groupID))
    }
}
