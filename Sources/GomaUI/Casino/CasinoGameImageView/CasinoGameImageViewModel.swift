/// The model of a casino game image: leads to its game.
public final class CasinoGameImageViewModel: ViewModel<CasinoGameImageDisplayState>,
    CasinoGameImageViewModelProtocol, ActingModel
{
    public static let actions = [Action("openGame()", openGame)]

    public func openGame() { act(asking: OpenGame(id: currentDisplayState.id)) }
}
