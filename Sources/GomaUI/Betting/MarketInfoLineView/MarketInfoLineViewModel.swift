/// The model of a market info line: markets come and go, and what the pill does is the pill's.
public final class MarketInfoLineViewModel: ViewModel<MarketInfoLineDisplayState>,
    MarketInfoLineViewModelProtocol, PlacedModel
{
    /// Of which match the market is now; `nil` where the owner knows.
    public var match: (() -> String)?

    /// The market of a match inside something larger.
    /// - Parameter match: the match's ID now.
    public convenience init(_ place: StatePlace<MarketInfoLineDisplayState>, of match: @escaping () -> String) {
        self.init(place)
        self.match = match
    }

    public var marketViewModel: any MarketNamePillLabelViewModelProtocol {
        part(\.market) { market in MarketNamePillLabelViewModel(market, of: { [weak self] in self?.match?() }) }
    }

    /// A new number of markets from the feed.
    public func updateMarketCount(to count: Int) { update { $0.marketCount = max(0, count) } }
}
