/// The model of a match header compact: only what has a page leads there, and the score comes and goes with the
/// match.
public final class MatchHeaderCompactViewModel: ViewModel<MatchHeaderCompactDisplayState>,
    MatchHeaderCompactViewModelProtocol, ActingModel
{
    public static let actions = [Action("openCountry()", openCountry), Action("openLeague()", openLeague)]

    public var scoreViewModel: (any ScoreViewModelProtocol)? { part(\.score, ScoreViewModel.init) }

    public func openCountry() {
        record()
        guard let id = currentDisplayState.countryID else { return }
        ask(to: OpenCountry(id: id))
    }

    public func openLeague() {
        record()
        guard let id = currentDisplayState.leagueID else { return }
        ask(to: OpenCompetition(id: id))
    }
}
