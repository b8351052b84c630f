/// Decides what the card of a bonus that was taken shows.
public protocol BonusInfoCardViewModelProtocol: DisplayStateSource<BonusInfoCardDisplayState> {
    /// The terms', where they have a page. A press arrives there and is handed to the card.
    var termsViewModel: (any ButtonViewModelProtocol)? { get }

    /// Leads to the terms, where they have a page.
    func openTerms()
}
