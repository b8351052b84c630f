/// Decides which sports a panel shows, and what choosing one of them means.
public protocol SportGamesFilterViewModelProtocol: DisplayStateSource<SportGamesFilterDisplayState> {
    /// One for each sport of the state, in its order. A press arrives there and is handed to the panel.
    var sportViewModels: [any SportTypeSelectorItemViewModelProtocol] { get }

    /// Opens the panel, or closes it.
    func toggleCollapse()

    /// Limits the list of events to a sport.
    func selectSport(id: String)

    /// Shows the events of all sports again.
    func reset()
}
