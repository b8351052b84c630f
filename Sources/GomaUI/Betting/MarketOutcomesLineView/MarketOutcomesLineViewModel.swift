/// The model of a market outcomes line: its outcomes choose for themselves, and a suspended market comes back as it
/// was.
public final class MarketOutcomesLineViewModel: MatchDetailViewModel<MarketOutcomesLineDisplayState>,
    MarketOutcomesLineViewModelProtocol, ActingModel
{
    public static let actions = [Action("showAllMarkets()", showAllMarkets)]

    public var outcomeViewModels: [any OutcomeItemViewModelProtocol] {
        parts(\.outcomes) { outcome in OutcomeItemViewModel(outcome, in: { [weak self] in self?.market }) }
    }

    public func showAllMarkets() { act(asking: OpenAllMarkets(match: market.match)) }

    /// Takes no bets until ``resume()``.
    /// - Parameter notice: what the owner says of it; `nil` for the component's own words.
    public func suspend(notice: String? = nil) {
        update { $0.suspend(notice: notice) }
    }

    /// Takes bets again; selections are kept.
    public func resume() { update { $0.resume() } }

    private var market: OutcomeMarket {
        OutcomeMarket(match: currentDisplayState.matchID ?? match?(), id: currentDisplayState.id)
    }
}
