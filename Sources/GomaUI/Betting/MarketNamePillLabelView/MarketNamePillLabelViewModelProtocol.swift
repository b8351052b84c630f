/// Decides what a market's pill shows, and what pressing it means.
public protocol MarketNamePillLabelViewModelProtocol: DisplayStateSource<MarketNamePillLabelDisplayState> {
    /// Leads to the market; called for an interactive pill that is not disabled.
    func showMarket()
}
