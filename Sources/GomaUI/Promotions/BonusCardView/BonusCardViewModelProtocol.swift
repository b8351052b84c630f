/// Decides what the card of a bonus shows. A press arrives at the button's model and is handed on to the method here that it
/// means.
public protocol BonusCardViewModelProtocol: DisplayStateSource<BonusCardDisplayState> {
    var claimViewModel: any ButtonViewModelProtocol { get }
    /// The terms', where they have a page.
    var termsViewModel: (any ButtonViewModelProtocol)? { get }

    /// Leads to all that is known of the bonus.
    func openBonus()

    /// Claims the bonus, where that is possible now.
    func claimBonus()

    /// Leads to the terms, where they have a page.
    func openTerms()
}
