/// Behaves as in production: only what has a page leads there, and the score comes and goes with the match.
public final class MockMatchHeaderCompactViewModel: MockViewModel<MatchHeaderCompactDisplayState>,
    MatchHeaderCompactViewModelProtocol, ActingModel
{
    public static let actions = [Action("openCountry()", openCountry), Action("openLeague()", openLeague)]

    public var scoreViewModel: (any ScoreViewModelProtocol)? { part(\.score, MockScoreViewModel.init) }

    public func openCountry() {
        guard currentDisplayState.countryID != nil else { return }
        record()
        ask(to: .openCountry(currentDisplayState.country))
    }

    public func openLeague() {
        guard currentDisplayState.leagueID != nil else { return }
        record()
        ask(to: .openCompetition(currentDisplayState.league))
    }
}
