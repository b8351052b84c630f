/// Behaves as in production: its outcomes choose for themselves, and a suspended market comes back as it was.
public final class MockMarketOutcomesLineViewModel: MockViewModel<MarketOutcomesLineDisplayState>,
    MarketOutcomesLineViewModelProtocol
{
    private lazy var outcomes = ChildModels(of: self, at: \.outcomes) { [environment] in
        MockOutcomeItemViewModel($0, in: environment)
    }

    public var outcomeViewModels: [any OutcomeItemViewModelProtocol] { outcomes.models }

    /// The outcomes' models, for feeds that move prices.
    public var outcomeModels: [MockOutcomeItemViewModel] { outcomes.models }

    public func showAllMarkets() { record("showAllMarkets()") }

    /// Takes no bets until ``resume()``.
    public func suspend(notice: String) {
        update {
            $0.mode = .suspended
            $0.notice = notice
        }
    }

    /// Takes bets again; selections are kept.
    public func resume() { update { $0.mode = .outcomes } }
}
