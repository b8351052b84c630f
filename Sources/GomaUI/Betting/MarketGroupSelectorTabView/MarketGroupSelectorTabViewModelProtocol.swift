/// Decides which market groups a bar shows, and what choosing one of them means.
public protocol MarketGroupSelectorTabViewModelProtocol: DisplayStateSource<MarketGroupSelectorTabDisplayState> {
    /// One for each group of the state, in its order. A press arrives there and is handed to the bar.
    var tabViewModels: [any MarketGroupTabItemViewModelProtocol] { get }

    /// Chooses a group in place of the one that was chosen; one that is not there, or out of use, changes nothing.
    func selectMarketGroup(id: String)
}
