/// Behaves as in production: the match begins, goes on and ends, and markets come and go.
public final class MockCompactMatchHeaderViewModel: MockViewModel<CompactMatchHeaderDisplayState>,
    CompactMatchHeaderViewModelProtocol
{
    public func openMarkets() {
        guard currentDisplayState.marketCount ?? 0 > 0 else { return }
        record("openMarkets()")
        ask(to: .openAllMarkets)
    }

    public func updateMode(to mode: CompactMatchHeaderMode) { update { $0.mode = mode } }

    public func updateIcons(to icons: [MarketInfoIcon]) { update { $0.icons = icons } }

    public func updateMarketCount(to count: Int?) { update { $0.marketCount = count } }
}
