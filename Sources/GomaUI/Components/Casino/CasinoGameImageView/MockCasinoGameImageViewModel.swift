/// Behaves as in production: leads to its game.
public final class MockCasinoGameImageViewModel: MockViewModel<CasinoGameImageDisplayState>,
    CasinoGameImageViewModelProtocol, ActingModel
{
    public static let actions = [Action("openGame()", openGame)]

    public func openGame() {
        record()
        ask(to: .openGame(currentDisplayState.name))
    }
}
