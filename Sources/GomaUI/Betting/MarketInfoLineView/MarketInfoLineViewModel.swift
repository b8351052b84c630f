/// The model of a market info line: markets come and go, and what the pill does is the pill's.
public final class MarketInfoLineViewModel: MatchDetailViewModel<MarketInfoLineDisplayState>,
    MarketInfoLineViewModelProtocol, PlacedModel
{
    public var marketViewModel: any MarketNamePillLabelViewModelProtocol {
        part(\.market) { market in MarketNamePillLabelViewModel(market, of: { [weak self] in self?.match?() }) }
    }
}
