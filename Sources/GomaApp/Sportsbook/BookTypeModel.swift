/// One of the ways; the choice is the bar's.
final class BookTypeModel: ItemViewModel<BetslipTypeTabItemDisplayState>, BetslipTypeTabItemViewModelProtocol {
    func select() { onPress?(currentDisplayState.id) }
}
