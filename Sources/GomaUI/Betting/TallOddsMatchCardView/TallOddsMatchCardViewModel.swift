/// The model of a tall odds match card: its parts act for themselves.
public final class TallOddsMatchCardViewModel: ViewModel<TallOddsMatchCardDisplayState>,
    TallOddsMatchCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("openMatch()", openMatch)]

    public var headerViewModel: any MatchHeaderViewModelProtocol {
        part(named: "header", read: \.shownHeader, write: { $0.header = $1 }, MatchHeaderViewModel.init)
    }
    public var scoreViewModel: (any ScoreViewModelProtocol)? { part(\.score, ScoreViewModel.init) }
    public var marketInfoViewModel: any MarketInfoLineViewModelProtocol {
        part(\.marketInfo) { [place] in MarketInfoLineViewModel($0) { place.state.id } }
    }
    public var outcomesViewModel: any MarketOutcomesMultiLineViewModelProtocol {
        part(
            named: "outcomes", read: \.shownOutcomes, write: { $0.shownOutcomes = $1 },
            MarketOutcomesMultiLineViewModel.init)
    }

    public func openMatch() { act(asking: OpenMatch(id: currentDisplayState.id)) }
}
