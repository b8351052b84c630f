/// Behaves as in production: its parts act for themselves, and the match begins, goes on and ends.
public final class MockTallOddsMatchCardViewModel: MockViewModel<TallOddsMatchCardDisplayState>,
    TallOddsMatchCardViewModelProtocol
{
    private lazy var header = ChildModels(of: self, at: \.header) { [environment] in
        MockMatchHeaderViewModel($0, in: environment)
    }
    private lazy var score = ChildModels(of: self, at: \.score) { [environment] in
        MockScoreViewModel($0, in: environment)
    }
    private lazy var marketInfo = ChildModels(of: self, at: \.marketInfo) { [environment] in
        MockMarketInfoLineViewModel($0, in: environment)
    }
    private lazy var outcomes = ChildModels(of: self, at: \.outcomes) { [environment] in
        MockMarketOutcomesMultiLineViewModel($0, in: environment)
    }
    public var timeline: MatchTimeline?

    public var headerViewModel: any MatchHeaderViewModelProtocol { headerModel }
    public var scoreViewModel: (any ScoreViewModelProtocol)? { scoreModel }
    public var marketInfoViewModel: any MarketInfoLineViewModelProtocol { marketInfoModel }
    public var outcomesViewModel: any MarketOutcomesMultiLineViewModelProtocol { outcomesModel }

    // MARK: The parts' models, for feeds

    public var headerModel: MockMatchHeaderViewModel { header.only }
    public var scoreModel: MockScoreViewModel? { score.first }
    public var marketInfoModel: MockMarketInfoLineViewModel { marketInfo.only }
    public var outcomesModel: MockMarketOutcomesMultiLineViewModel { outcomes.only }

    public func openMatch() { record("openMatch()") }

    /// The match begins, or goes on, with a score and how far it has come.
    public func goLive(time: String, score: ScoreDisplayState) {
        update {
            $0.header.time = time
            $0.header.isLive = true
            $0.score = score
        }
    }

    /// The match is over, or was not on at all: no live mark, no score.
    public func leaveLive(time: String) {
        update {
            $0.header.time = time
            $0.header.isLive = false
            $0.score = nil
        }
    }
}
