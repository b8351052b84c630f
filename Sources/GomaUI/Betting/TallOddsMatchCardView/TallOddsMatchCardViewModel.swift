/// The model of a tall odds match card: its parts act for themselves, and the match begins, goes on and ends.
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

    /// The match begins, or goes on, with a score and how far it has come.
    public func goLive(time: MatchPeriod, score: ScoreDisplayState) {
        update {
            $0.header.time = .period(time)
            $0.header.isLive = true
            $0.score = score
        }
    }

    /// The match is over, or was not on at all: no live mark, no score.
    public func leaveLive(time: MatchTime) {
        update {
            $0.header.time = time
            $0.header.isLive = false
            $0.score = nil
        }
    }
}
