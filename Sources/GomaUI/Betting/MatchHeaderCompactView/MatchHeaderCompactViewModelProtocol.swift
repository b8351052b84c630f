/// Decides what the head of a match's page shows, and where its path leads.
public protocol MatchHeaderCompactViewModelProtocol: DisplayStateSource<MatchHeaderCompactDisplayState> {
    /// The score, where the state has one.
    var scoreViewModel: (any ScoreViewModelProtocol)? { get }

    /// Leads to the country, where it has a page.
    func openCountry()

    /// Leads to the league, where it has a page.
    func openLeague()
}
