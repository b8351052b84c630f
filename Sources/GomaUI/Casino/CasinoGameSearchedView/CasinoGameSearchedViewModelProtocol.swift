/// Decides what the line of a game shows.
public protocol CasinoGameSearchedViewModelProtocol: DisplayStateSource<CasinoGameSearchedDisplayState> {
    /// Leads to the game; while it is on its way, nowhere.
    func openGame()
}
