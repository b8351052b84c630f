/// Behaves as in production: markets come and go, and what the pill does is the pill's.
public final class MockMarketInfoLineViewModel: MockViewModel<MarketInfoLineDisplayState>,
    MarketInfoLineViewModelProtocol
{

    public var marketViewModel: any MarketNamePillLabelViewModelProtocol {
        part(\.market, MockMarketNamePillLabelViewModel.init)
    }

    /// A new number of markets from the feed.
    public func updateMarketCount(to count: Int) { update { $0.marketCount = max(0, count) } }
}
