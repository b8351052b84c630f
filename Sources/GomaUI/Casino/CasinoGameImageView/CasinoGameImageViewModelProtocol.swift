/// Decides what a picture tile shows.
@MainActor
public protocol CasinoGameImageViewModelProtocol: DisplayStateSource<CasinoGameImageDisplayState> {
    /// Leads to the game.
    func openGame()
}
