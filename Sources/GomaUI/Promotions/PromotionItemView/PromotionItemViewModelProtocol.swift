/// Decides what the pill of a kind of promotions shows, and what pressing it means.
public protocol PromotionItemViewModelProtocol: DisplayStateSource<PromotionItemDisplayState> {
    /// Chooses the kind, or takes the choice back where it stands by itself; a read-only one stays as it is.
    func selectPromotion()
}
