/// Decides what a picture tile shows.
public protocol CasinoGameImageViewModelProtocol: DisplayStateSource<CasinoGameImageDisplayState> {
    /// Leads to the game.
    func openGame()
}
