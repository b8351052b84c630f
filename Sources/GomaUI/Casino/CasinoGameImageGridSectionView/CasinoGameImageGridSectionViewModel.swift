/// The model of a casino game image grid section: its games act for themselves; games that did not come can be asked
/// for again.
public final class CasinoGameImageGridSectionViewModel: CasinoGamesViewModel<CasinoGameImageGridSectionDisplayState>,
    CasinoGameImageGridSectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    public var barViewModel: any CasinoCategoryBarViewModelProtocol {
        part(\.bar, CasinoCategoryBarViewModel.init)
    }

    public var pairViewModels: [any CasinoGameImagePairViewModelProtocol] {
        parts(\.pairs, CasinoGameImagePairViewModel.init)
    }
}
