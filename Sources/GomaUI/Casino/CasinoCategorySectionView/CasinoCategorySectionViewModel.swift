/// The model of a casino category section: its games act for themselves; games that did not come can be asked for
/// again.
public final class CasinoCategorySectionViewModel: CasinoGamesViewModel<CasinoCategorySectionDisplayState>,
    CasinoCategorySectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    public var barViewModel: any CasinoCategoryBarViewModelProtocol {
        part(\.bar, CasinoCategoryBarViewModel.init)
    }

    public var gameViewModels: [any CasinoGameCardViewModelProtocol] {
        parts(\.games, CasinoGameCardViewModel.init)
    }
}
