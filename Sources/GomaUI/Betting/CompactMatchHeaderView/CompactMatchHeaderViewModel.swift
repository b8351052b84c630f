/// The model of a compact match header: leads to the markets only where there are some.
public final class CompactMatchHeaderViewModel: MatchDetailViewModel<CompactMatchHeaderDisplayState>,
    CompactMatchHeaderViewModelProtocol, ActingModel
{
    public static let actions = [Action("openMarkets()", openMarkets)]

    public func openMarkets() {
        record()
        guard currentDisplayState.marketCount ?? 0 > 0 else { return }
        ask(to: OpenAllMarkets(match: match?()))
    }
}
