/// Behaves as in production: the match begins, goes on and ends, and its score is one and the same in every layout.
public final class MockMatchParticipantsInfoViewModel: MockViewModel<MatchParticipantsInfoDisplayState>,
    MatchParticipantsInfoViewModelProtocol
{
    private lazy var score = ChildModels(of: self, at: \.score) { [environment] in
        MockScoreViewModel($0, in: environment)
    }

    public var scoreViewModel: (any ScoreViewModelProtocol)? { score.first }

    /// The score's model, for feeds that change it; `nil` while there is none.
    public var scoreModel: MockScoreViewModel? { score.first }

    public func setLayout(_ layout: MatchParticipantsLayout) { update { $0.layout = layout } }

    /// The match begins, or goes on.
    public func goLive(score: String, time: String?, columns: ScoreDisplayState? = nil) {
        update {
            $0.matchState = .live(score: score, time: time)
            $0.score = columns ?? $0.score
        }
    }

    /// The match is over; the score stays.
    public func end(score: String) {
        update {
            $0.matchState = .ended(score: score)
            $0.score?.serving = nil
        }
    }

    /// There are no columns any more.
    public func removeScore() { update { $0.score = nil } }
}
