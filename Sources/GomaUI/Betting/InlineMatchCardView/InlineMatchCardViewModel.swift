/// The model of an inline match card: its parts act for themselves.
public final class InlineMatchCardViewModel: ViewModel<InlineMatchCardDisplayState>,
    InlineMatchCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("openMatch()", openMatch)]

    public var headerViewModel: any CompactMatchHeaderViewModelProtocol {
        part(\.header) { [place] in CompactMatchHeaderViewModel($0) { place.state.id } }
    }
    public var scoreViewModel: (any InlineScoreViewModelProtocol)? {
        part(named: "score", read: \.shownScore, write: { $0.score = $1 }, InlineScoreViewModel.init)
    }
    public var detailedScoreViewModel: (any ScoreViewModelProtocol)? { part(\.detailedScore, ScoreViewModel.init) }
    public var outcomesViewModel: any CompactOutcomesLineViewModelProtocol {
        part(\.outcomes) { [place] in CompactOutcomesLineViewModel($0) { place.state.id } }
    }

    public func openMatch() { act(asking: OpenMatch(id: currentDisplayState.id)) }
}
