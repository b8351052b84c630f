/// The model of a promotion selector bar: a press moves the choice once, and no pill flips itself.
public final class PromotionSelectorBarViewModel: ViewModel<PromotionSelectorBarDisplayState>,
    PromotionSelectorBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectPromotion(id:)", selectPromotion)]

    public var itemViewModels: [any PromotionItemViewModelProtocol] {
        parts(\.items) { PromotionItemViewModel($0) { [weak self] in self?.selectPromotion(id: $0) } }
    }

    public func selectPromotion(id: String) {
        record(id)
        let state = currentDisplayState
        guard state.isEnabled, state.items.contains(where: { $0.id == id && $0.canBeChosen }) else { return }
        if state.showsChoice { update { $0.items.choose(id) } }
        ask(to: ChooseItem(id: id, group: state.id))
    }

    /// Other kinds; what was chosen stays so, where it is among them. Otherwise what they say is chosen is.
    public func updateItems(_ items: [PromotionItemDisplayState]) {
        update {
            let chosen = $0.items.chosenID
            $0.items = items
            if items.contains(where: { $0.id == chosen && $0.canBeChosen }) { $0.items.choose(chosen) }
        }
    }
}
