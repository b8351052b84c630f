/// The model of a recently played games: its games act for themselves; games that did not come can be asked for
/// again.
public final class RecentlyPlayedGamesViewModel: CasinoGamesViewModel<RecentlyPlayedGamesDisplayState>,
    RecentlyPlayedGamesViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    public var gameViewModels: [any CasinoGameSearchedViewModelProtocol] {
        parts(\.games, CasinoGameSearchedViewModel.init)
    }

    /// A game has been played.
    public func play(_ game: CasinoGameSearchedDisplayState) { update { $0.play(game) } }
}
