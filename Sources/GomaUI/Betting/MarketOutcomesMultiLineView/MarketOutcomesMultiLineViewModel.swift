/// The model of a market outcomes multi line: markets take a while to come, may fail to, and can be asked for again.
public final class MarketOutcomesMultiLineViewModel: MatchDetailViewModel<MarketOutcomesMultiLineDisplayState>,
    MarketOutcomesMultiLineViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    public var lineViewModels: [any MarketOutcomesLineViewModelProtocol] {
        parts(\.lines) { line in MarketOutcomesLineViewModel(line, of: { [weak self] in self?.matchID }) }
    }

    public func reload() {
        record()
        if case .failed = currentDisplayState.phase { update { $0.phase = .loading } }
    }

    private func receive(_ answer: RequestAnswer<Void>) {
        update { state in
            let phase: MarketOutcomesMultiLinePhase = state.lines.isEmpty ? .empty(message: nil) : .lines
            state.phase = answer.failure.map(MarketOutcomesMultiLinePhase.failed) ?? phase
        }
    }

    override public func keepTime(
        for state: MarketOutcomesMultiLineDisplayState, after old: MarketOutcomesMultiLineDisplayState?
    ) {
        let match = matchID(in: state)
        // Other matches have groups of the same ID.
        ask(
            aboutEach: state.phase == .loading ? [state.id] : [], of: match ?? "",
            to: { LoadMarkets(group: $0, match: match) }
        ) { [weak self] _, answer in self?.receive(answer) }
    }

    private var matchID: String? { matchID(in: currentDisplayState) }

    private func matchID(in state: MarketOutcomesMultiLineDisplayState) -> String? { state.matchID ?? match?() }
}
