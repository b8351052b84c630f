/// The model of a match header compact: only what has a page leads there, and the score comes and goes with the
/// match.
public final class MatchHeaderCompactViewModel: ViewModel<MatchHeaderCompactDisplayState>,
    MatchHeaderCompactViewModelProtocol, ActingModel
{
    public static let actions = [Action("openCountry()", openCountry), Action("openLeague()", openLeague)]

    public var scoreViewModel: (any ScoreViewModelProtocol)? { part(\.score, ScoreViewModel.init) }

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
