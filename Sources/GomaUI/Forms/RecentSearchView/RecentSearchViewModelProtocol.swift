/// Decides which search of before a row shows, and what becomes of it.
public protocol RecentSearchViewModelProtocol: DisplayStateSource<RecentSearchDisplayState> {
    /// Searches for the same once more.
    func repeatSearch()

    /// Takes it out of the history.
    func remove()
}
