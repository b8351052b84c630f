/// Decides which kinds of promotions a bar shows, and what choosing one of them means.
public protocol PromotionSelectorBarViewModelProtocol: DisplayStateSource<PromotionSelectorBarDisplayState> {
    /// One for each kind of the state, in its order. A press arrives there and is handed to the bar.
    var itemViewModels: [any PromotionItemViewModelProtocol] { get }

    /// Chooses a kind in place of the one that was chosen; a press never leaves none chosen.
    func selectPromotion(id: String)
}
