/// The model of a casino game card: leads to its game.
public final class CasinoGameCardViewModel: ViewModel<CasinoGameCardDisplayState>,
    CasinoGameCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("openGame()", openGame)]

    public func openGame() {
        record()
        guard !currentDisplayState.isLoading else { return }
        ask(to: OpenGame(id: currentDisplayState.id))
    }
}
