/// The model of a market outcomes line: its outcomes choose for themselves.
public final class MarketOutcomesLineViewModel: MatchDetailViewModel<MarketOutcomesLineDisplayState>,
    MarketOutcomesLineViewModelProtocol, ActingModel
{
    public static let actions = [Action("showAllMarkets()", showAllMarkets)]

    public var outcomeViewModels: [any OutcomeItemViewModelProtocol] {
        parts(\.outcomes) { outcome in OutcomeItemViewModel(outcome, in: { [weak self] in self?.market }) }
    }

    public func showAllMarkets() { act(asking: OpenAllMarkets(match: market.match)) }

    private var market: OutcomeMarket {
        OutcomeMarket(match: currentDisplayState.matchID ?? match?(), id: currentDisplayState.id)
    }
}
