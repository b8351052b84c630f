/// The model of a promotion item: is chosen or not, unless read-only or one of a group that chooses as a whole.
public final class PromotionItemViewModel: ItemViewModel<PromotionItemDisplayState>,
    PromotionItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectPromotion()", selectPromotion)]

    public func selectPromotion() {
        record()
        guard !currentDisplayState.isReadOnly else { return }
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected.toggle() }
        ask(to: SwitchItem(id: currentDisplayState.id, isOn: currentDisplayState.isSelected))
    }
}
