/// Decides what a market line shows.
public protocol MarketInfoLineViewModelProtocol: DisplayStateSource<MarketInfoLineDisplayState> {
    /// The market's pill.
    var marketViewModel: any MarketNamePillLabelViewModelProtocol { get }
}
