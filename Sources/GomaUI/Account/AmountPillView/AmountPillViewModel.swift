/// The model of an amount pill: becomes the chosen one and tells whoever owns the amount, unless it is out of use.
public final class AmountPillViewModel: ViewModel<AmountPillDisplayState>, AmountPillViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("select()", select)]

    /// What choosing means to a group of which one is chosen; the pill then leaves its selection to the group.
    /// It gets the pill's ID.
    public var onSelect: ((String) -> Void)?

    /// A pill that leaves its selection to the group around it.
    /// - Parameter onSelect: what choosing means to the group; gets the pill's ID.
    public convenience init(_ place: StatePlace<AmountPillDisplayState>, onSelect: @escaping (String) -> Void) {
        self.init(place)
        self.onSelect = onSelect
    }

    public func select() {
        record()
        guard currentDisplayState.isEnabled, currentDisplayState.amount != nil else { return }
        if let onSelect { return onSelect(currentDisplayState.id) }
        update { $0.isSelected = true }
        ask(to: ChooseDeposit(row: currentDisplayState.rowID, amount: currentDisplayState.amount))
    }
}
