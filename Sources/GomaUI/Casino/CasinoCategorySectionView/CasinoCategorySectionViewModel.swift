/// The model of a casino category section: its games act for themselves; games that did not come can be asked for
/// again.
public final class CasinoCategorySectionViewModel: ViewModel<CasinoCategorySectionDisplayState>,
    CasinoCategorySectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    private var request: AnyObject?

    public var barViewModel: any CasinoCategoryBarViewModelProtocol {
        part(\.bar, CasinoCategoryBarViewModel.init)
    }

    public var gameViewModels: [any CasinoGameCardViewModelProtocol] {
        parts(\.games, CasinoGameCardViewModel.init)
    }

    public func reload() {
        record()
        update { $0.phase = .loading }
        request = ask(for: CasinoGamesPhase.loadingTime) { [weak self] answer in
            guard let self else { return }
            update { $0.phase = CasinoGamesPhase(answer, in: environment) }
        }
    }

    override public func keepTime(
        for state: CasinoCategorySectionDisplayState, after old: CasinoCategorySectionDisplayState?
    ) {
        if state.phase != .loading { request = nil }
    }
}
