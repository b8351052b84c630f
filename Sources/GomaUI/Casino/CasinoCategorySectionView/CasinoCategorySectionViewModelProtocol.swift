/// Decides which games a section shows. Opening a game, or all of the category, is their own.
public protocol CasinoCategorySectionViewModelProtocol: DisplayStateSource<CasinoCategorySectionDisplayState> {
    var barViewModel: any CasinoCategoryBarViewModelProtocol { get }
    /// One for each game of the state, in its order.
    var gameViewModels: [any CasinoGameCardViewModelProtocol] { get }

    /// Asks for the games once more.
    func reload()
}
