/// Behaves as in production: only what has a page leads there, and the score comes and goes with the match.
public final class MockMatchHeaderCompactViewModel: MockViewModel<MatchHeaderCompactDisplayState>,
    MatchHeaderCompactViewModelProtocol
{
    private lazy var score = ChildModels(of: self, at: \.score) { [environment] in
        MockScoreViewModel($0, in: environment)
    }

    public var scoreViewModel: (any ScoreViewModelProtocol)? { scoreModel }

    /// The score's model, for feeds.
    public var scoreModel: MockScoreViewModel? { score.first }

    public func openCountry() {
        guard currentDisplayState.countryID != nil else { return }
        record("openCountry()")
    }

    public func openLeague() {
        guard currentDisplayState.leagueID != nil else { return }
        record("openLeague()")
    }

    /// The match begins or goes on; without a score it is not on.
    public func updateScore(to score: ScoreDisplayState?) { update { $0.score = score } }
}
