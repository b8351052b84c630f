/// Decides what the card of an advertised bonus shows. A press arrives at the button's model and is handed on to the method
/// here that it means.
public protocol PromotionalBonusCardViewModelProtocol: DisplayStateSource<PromotionalBonusCardDisplayState> {
    var claimViewModel: any ButtonViewModelProtocol { get }
    /// The terms', where they have a page.
    var termsViewModel: (any ButtonViewModelProtocol)? { get }

    /// Claims the bonus.
    func claimBonus()

    /// Leads to the terms, where they have a page.
    func openTerms()
}
