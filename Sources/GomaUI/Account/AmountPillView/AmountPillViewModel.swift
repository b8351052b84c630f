/// The model of an amount pill: becomes the chosen one and tells whoever owns the amount, unless it is out of use.
public final class AmountPillViewModel: ItemViewModel<AmountPillDisplayState>, AmountPillViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("select()", select)]

    public func select() {
        record()
        guard currentDisplayState.isEnabled, currentDisplayState.amount != nil else { return }
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected = true }
        ask(to: ChooseDeposit(row: currentDisplayState.rowID, amount: currentDisplayState.amount))
    }
}
