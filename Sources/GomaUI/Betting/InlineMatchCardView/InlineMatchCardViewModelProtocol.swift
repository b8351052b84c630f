/// Decides what a dense match card shows. What its parts do is theirs: each action has one receiver.
public protocol InlineMatchCardViewModelProtocol: DisplayStateSource<InlineMatchCardDisplayState> {
    var headerViewModel: any CompactMatchHeaderViewModelProtocol { get }
    /// The small score, where the state shows one.
    var scoreViewModel: (any InlineScoreViewModelProtocol)? { get }
    /// The score that tells who serves, where the state has one.
    var detailedScoreViewModel: (any ScoreViewModelProtocol)? { get }
    var outcomesViewModel: any CompactOutcomesLineViewModelProtocol { get }

    /// Leads to the match.
    func openMatch()
}
