/// Decides what the card of a promotion shows. A press arrives at the button's model and is handed on to the method here
/// that it means.
public protocol PromotionCardViewModelProtocol: DisplayStateSource<PromotionCardDisplayState> {
    /// The way to take part, where there is something to take part in.
    var actionViewModel: (any ButtonViewModelProtocol)? { get }
    /// The way to more, where the state has one.
    var readMoreViewModel: (any ButtonViewModelProtocol)? { get }

    /// Leads to the promotion's page.
    func openPromotion()

    /// Takes part in the promotion.
    func takePart()
}
