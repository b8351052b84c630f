/// Decides what a match card shows. What its parts do is theirs: each action has one receiver.
public protocol TallOddsMatchCardViewModelProtocol: DisplayStateSource<TallOddsMatchCardDisplayState> {
    var headerViewModel: any MatchHeaderViewModelProtocol { get }
    /// The score, where the state has one.
    var scoreViewModel: (any ScoreViewModelProtocol)? { get }
    var marketInfoViewModel: any MarketInfoLineViewModelProtocol { get }
    var outcomesViewModel: any MarketOutcomesMultiLineViewModelProtocol { get }

    /// Leads to the match.
    func openMatch()
}
