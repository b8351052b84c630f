/// The model of a casino game searched: leads to its game.
public final class CasinoGameSearchedViewModel: ViewModel<CasinoGameSearchedDisplayState>,
    CasinoGameSearchedViewModelProtocol, ActingModel
{
    public static let actions = [Action("openGame()", openGame)]

    public func openGame() {
        record()
        guard !currentDisplayState.isLoading else { return }
        ask(to: OpenGame(id: currentDisplayState.id))
    }
}
