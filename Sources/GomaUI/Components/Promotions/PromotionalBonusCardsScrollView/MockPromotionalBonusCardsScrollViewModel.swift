/// Behaves as in production: the bonuses may change while they are shown, and their cards act for themselves.
public final class MockPromotionalBonusCardsScrollViewModel: MockViewModel<PromotionalBonusCardsScrollDisplayState>,
    PromotionalBonusCardsScrollViewModelProtocol
{
    public var cardViewModels: [any PromotionalBonusCardViewModelProtocol] {
        parts(\.cards, MockPromotionalBonusCardViewModel.init)
    }

    /// Other bonuses in place of those that were advertised.
    public func updateCards(_ cards: [PromotionalBonusCardDisplayState]) { update { $0.cards = cards } }
}
