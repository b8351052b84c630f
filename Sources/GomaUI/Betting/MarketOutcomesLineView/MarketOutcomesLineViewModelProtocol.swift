/// Decides what a line of outcomes shows.
public protocol MarketOutcomesLineViewModelProtocol: DisplayStateSource<MarketOutcomesLineDisplayState> {
    /// One for each outcome of the state, in its order. Choosing happens there, once.
    var outcomeViewModels: [any OutcomeItemViewModelProtocol] { get }

    /// Leads to all markets of the match.
    func showAllMarkets()
}
