/// The model of a compact match header: leads to the markets only where there are some.
public final class CompactMatchHeaderViewModel: ViewModel<CompactMatchHeaderDisplayState>,
    CompactMatchHeaderViewModelProtocol, ActingModel
{
    public static let actions = [Action("openMarkets()", openMarkets)]

    public func openMarkets() {
        guard currentDisplayState.marketCount ?? 0 > 0 else { return }
        record()
        ask(to: OpenAllMarkets())
    }
}
