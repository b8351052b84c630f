/// Decides what the card of a game shows.
public protocol CasinoGameCardViewModelProtocol: DisplayStateSource<CasinoGameCardDisplayState> {
    /// Leads to the game; while it is on its way, nowhere.
    func openGame()
}
