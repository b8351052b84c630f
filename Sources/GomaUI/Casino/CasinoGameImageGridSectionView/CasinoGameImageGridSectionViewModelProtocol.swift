/// Decides which games a section shows. Opening a game, or all of the category, is their own.
public protocol CasinoGameImageGridSectionViewModelProtocol:
    DisplayStateSource<CasinoGameImageGridSectionDisplayState>
{
    var barViewModel: any CasinoCategoryBarViewModelProtocol { get }
    /// One for each column of the grid.
    var pairViewModels: [any CasinoGameImagePairViewModelProtocol] { get }

    /// Asks for the games once more.
    func reload()
}
