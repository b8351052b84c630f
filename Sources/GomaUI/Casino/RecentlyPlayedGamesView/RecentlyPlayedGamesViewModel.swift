/// The model of a recently played games: its games act for themselves; games that did not come can be asked for
/// again.
public final class RecentlyPlayedGamesViewModel: ViewModel<RecentlyPlayedGamesDisplayState>,
    RecentlyPlayedGamesViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    private var request: AnyObject?

    public var gameViewModels: [any CasinoGameSearchedViewModelProtocol] {
        parts(\.games, CasinoGameSearchedViewModel.init)
    }

    public func reload() {
        record()
        update { $0.phase = .loading }
        request = ask(for: CasinoGamesPhase.loadingTime) { [weak self] answer in
            guard let self else { return }
            update { $0.phase = CasinoGamesPhase(answer, in: environment) }
        }
    }

    /// A game has been played.
    public func play(_ game: CasinoGameSearchedDisplayState) { update { $0.play(game) } }

    override public func keepTime(
        for state: RecentlyPlayedGamesDisplayState, after old: RecentlyPlayedGamesDisplayState?
    ) {
        if state.phase != .loading { request = nil }
    }
}
