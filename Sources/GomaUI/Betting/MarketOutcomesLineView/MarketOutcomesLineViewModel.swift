/// The model of a market outcomes line: its outcomes choose for themselves, and a suspended market comes back as it
/// was.
public final class MarketOutcomesLineViewModel: MatchDetailViewModel<MarketOutcomesLineDisplayState>,
    MarketOutcomesLineViewModelProtocol, ActingModel
{
    public static let actions = [Action("showAllMarkets()", showAllMarkets)]

    /// What a choice of the customer's means to the owner, such as a group of markets.
    public var onSelection: ((OutcomeSelection) -> Void)?
    private let selections = PassthroughSubject<OutcomeSelection, Never>()

    /// A line inside something larger.
    /// - Parameters:
    ///   - match: the match's ID now.
    ///   - onSelection: what a choice of the customer's means to the owner.
    public convenience init(
        _ place: StatePlace<MarketOutcomesLineDisplayState>, of match: @escaping () -> String?,
        onSelection: @escaping (OutcomeSelection) -> Void
    ) {
        self.init(place, of: match)
        self.onSelection = onSelection
    }

    public var outcomeViewModels: [any OutcomeItemViewModelProtocol] {
        parts(\.outcomes) { outcome in
            OutcomeItemViewModel(
                outcome, in: { [weak self] in self?.market }, onSelection: { [weak self] in self?.tell($0) })
        }
    }

    public var selectionPublisher: AnyPublisher<OutcomeSelection, Never> { selections.eraseToAnyPublisher() }

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

    private func tell(_ selection: OutcomeSelection) {
        selections.send(selection)
        onSelection?(selection)
    }
}
