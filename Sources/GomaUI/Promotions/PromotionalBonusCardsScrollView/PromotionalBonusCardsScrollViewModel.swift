/// The model of a promotional bonus cards scroll: the bonuses may change while they are shown, and their cards act
/// for themselves.
public final class PromotionalBonusCardsScrollViewModel: ViewModel<PromotionalBonusCardsScrollDisplayState>,
    PromotionalBonusCardsScrollViewModelProtocol, ActingModel
{
    public static let actions = [Action("setPaused(_:)", setPaused)]

    public var cardViewModels: [any PromotionalBonusCardViewModelProtocol] {
        parts(\.cards, PromotionalBonusCardViewModel.init)
    }

    public func setPaused(_ isPaused: Bool) { act(isPaused) { $0.isPaused = isPaused } }
}
