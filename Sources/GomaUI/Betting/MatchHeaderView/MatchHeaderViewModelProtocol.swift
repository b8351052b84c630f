/// Decides what a match's header shows, and what its parts do.
public protocol MatchHeaderViewModelProtocol: DisplayStateSource<MatchHeaderDisplayState> {
    /// Makes the match a favourite or takes that back.
    func toggleFavorite()

    /// Leads to the competition's page.
    func openCompetition()
}
