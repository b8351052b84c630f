/// Behaves as in production: markets come and go, and what the pill does is the pill's.
public final class MockMarketInfoLineViewModel: MockViewModel<MarketInfoLineDisplayState>,
    MarketInfoLineViewModelProtocol
{
    private lazy var market = ChildModels(of: self, at: \.market) { [environment] in
        MockMarketNamePillLabelViewModel($0, in: environment)
    }

    public var marketViewModel: any MarketNamePillLabelViewModelProtocol { market.only }

    /// The pill's model, for feeds that change the market's standing.
    public var marketModel: MockMarketNamePillLabelViewModel { market.only }

    /// A new number of markets from the feed.
    public func updateMarketCount(to count: Int) { update { $0.marketCount = max(0, count) } }

    public func setIcons(_ icons: [MarketInfoIcon]) { update { $0.icons = icons } }
}
