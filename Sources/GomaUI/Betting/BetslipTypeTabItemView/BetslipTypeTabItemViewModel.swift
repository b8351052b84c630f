/// The model of a betslip type tab item: is selected by a press, or leaves that to the owner of all tabs.
public final class BetslipTypeTabItemViewModel: ViewModel<BetslipTypeTabItemDisplayState>,
    BetslipTypeTabItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("select()", select)]

    /// What a press means to an owner that keeps the selection; gets the tab's ID.
    public var onSelect: ((String) -> Void)?

    /// A tab that leaves its selection to the selector around it.
    /// - Parameter onSelect: what a press means to the selector; gets the tab's ID.
    public convenience init(
        _ place: StatePlace<BetslipTypeTabItemDisplayState>, onSelect: @escaping (String) -> Void
    ) {
        self.init(place)
        self.onSelect = onSelect
    }

    public func select() {
        record()
        if let onSelect { return onSelect(currentDisplayState.id) }
        update { $0.isSelected = true }
        ask(to: ChooseItem(id: currentDisplayState.id, group: currentDisplayState.groupID))
    }
}
