/// Behaves as in production: its outcomes choose for themselves, and a suspended market comes back as it was.
public final class MockMarketOutcomesLineViewModel: MockViewModel<MarketOutcomesLineDisplayState>,
    MarketOutcomesLineViewModelProtocol
{

    public var outcomeViewModels: [any OutcomeItemViewModelProtocol] {
        parts(\.outcomes, MockOutcomeItemViewModel.init)
    }

    public func showAllMarkets() {
        record("showAllMarkets()")
        ask(to: .openAllMarkets)
    }

    /// Takes no bets until ``resume()``.
    public func suspend(notice: String) {
        update { $0.suspend(notice: notice) }
    }

    /// Takes bets again; selections are kept.
    public func resume() { update { $0.resume() } }
}
