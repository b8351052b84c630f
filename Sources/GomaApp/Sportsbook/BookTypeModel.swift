import GomaUI

/// One of the ways; the choice is the bar's.
final class BookTypeModel: ViewModel<BetslipTypeTabItemDisplayState>, BetslipTypeTabItemViewModelProtocol {
    private let onSelect: (String) -> Void

    init(_ place: StatePlace<BetslipTypeTabItemDisplayState>, onSelect: @escaping (String) -> Void) {
        self.onSelect = onSelect
        super.init(place)
    }

    func select() { onSelect(currentDisplayState.id) }
}
