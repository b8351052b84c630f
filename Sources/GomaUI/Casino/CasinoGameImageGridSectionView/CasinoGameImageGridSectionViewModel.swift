/// The model of a casino game image grid section: its games act for themselves; games that did not come can be asked
/// for again.
public final class CasinoGameImageGridSectionViewModel: ViewModel<CasinoGameImageGridSectionDisplayState>,
    CasinoGameImageGridSectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    private var request: AnyObject?

    public var barViewModel: any CasinoCategoryBarViewModelProtocol {
        part(\.bar, CasinoCategoryBarViewModel.init)
    }

    public var pairViewModels: [any CasinoGameImagePairViewModelProtocol] {
        parts(\.pairs, CasinoGameImagePairViewModel.init)
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
        for state: CasinoGameImageGridSectionDisplayState, after old: CasinoGameImageGridSectionDisplayState?
    ) {
        if state.phase != .loading { request = nil }
    }
}
