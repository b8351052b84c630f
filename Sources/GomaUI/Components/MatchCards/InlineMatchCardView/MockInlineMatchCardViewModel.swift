/// Behaves as in production: its parts act for themselves, and the match begins, goes on and ends.
public final class MockInlineMatchCardViewModel: MockViewModel<InlineMatchCardDisplayState>,
    InlineMatchCardViewModelProtocol
{
    private lazy var header = ChildModels(of: self, at: \.header) { [environment] in
        MockCompactMatchHeaderViewModel($0, in: environment)
    }
    private lazy var score = ChildModels(of: self, at: \.score) { [environment] in
        MockInlineScoreViewModel($0, in: environment)
    }
    private lazy var detailedScore = ChildModels(of: self, at: \.detailedScore) { [environment] in
        MockScoreViewModel($0, in: environment)
    }
    private lazy var outcomes = ChildModels(of: self, at: \.outcomes) { [environment] in
        MockCompactOutcomesLineViewModel($0, in: environment)
    }
    public var timeline: MatchTimeline?

    public var headerViewModel: any CompactMatchHeaderViewModelProtocol { headerModel }
    public var scoreViewModel: (any InlineScoreViewModelProtocol)? { scoreModel }
    public var detailedScoreViewModel: (any ScoreViewModelProtocol)? { detailedScore.first }
    public var outcomesViewModel: any CompactOutcomesLineViewModelProtocol { outcomesModel }

    // MARK: The parts' models, for feeds

    public var headerModel: MockCompactMatchHeaderViewModel { header.only }
    public var scoreModel: MockInlineScoreViewModel? { score.first }
    public var outcomesModel: MockCompactOutcomesLineViewModel { outcomes.only }

    public func openMatch() { record("openMatch()") }

    /// The match begins, or goes on, with a score and how far it has come.
    public func goLive(status: String, score: InlineScoreDisplayState) {
        update {
            $0.header.mode = .live(status: status)
            $0.score = score
        }
    }
}
