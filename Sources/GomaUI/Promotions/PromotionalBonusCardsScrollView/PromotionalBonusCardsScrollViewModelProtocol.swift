/// Decides which bonuses are advertised. What a card leads to is the card's: each action has one receiver.
public protocol PromotionalBonusCardsScrollViewModelProtocol:
    DisplayStateSource<PromotionalBonusCardsScrollDisplayState>
{
    /// One for each card of the state, in its order.
    var cardViewModels: [any PromotionalBonusCardViewModelProtocol] { get }

    /// Has time stand still, or go on.
    func setPaused(_ isPaused: Bool)
}
