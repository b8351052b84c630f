/// Behaves as in production: only what has a page leads there, and the score comes and goes with the match.
public final class MockMatchHeaderCompactViewModel: MockViewModel<MatchHeaderCompactDisplayState>,
    MatchHeaderCompactViewModelProtocol
{

    public var scoreViewModel: (any ScoreViewModelProtocol)? { part(\.score, MockScoreViewModel.init) }

    public func openCountry() {
        guard currentDisplayState.countryID != nil else { return }
        record("openCountry()")
        ask(to: .openCountry(currentDisplayState.country))
    }

    public func openLeague() {
        guard currentDisplayState.leagueID != nil else { return }
        record("openLeague()")
        ask(to: .openCompetition(currentDisplayState.league))
    }
}
