/// Decides which games were played last. Opening one of them is its own.
public protocol RecentlyPlayedGamesViewModelProtocol: DisplayStateSource<RecentlyPlayedGamesDisplayState> {
    /// One for each game of the state, in its order.
    var gameViewModels: [any CasinoGameSearchedViewModelProtocol] { get }

    /// Asks for the games once more.
    func reload()
}
