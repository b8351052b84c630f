/// Decides what a match banner shows. Choosing a price is the prices' own.
public protocol MatchBannerViewModelProtocol: DisplayStateSource<MatchBannerDisplayState> {
    var outcomesViewModel: any MarketOutcomesLineViewModelProtocol { get }

    /// Leads to the match, where there is one.
    func openMatch()
}
