/// Behaves as in production: leads to its game.
public final class MockCasinoGameSearchedViewModel: MockViewModel<CasinoGameSearchedDisplayState>,
    CasinoGameSearchedViewModelProtocol, ActingModel
{
    public static let actions = [Action("openGame()", openGame)]

    public func openGame() {
        record()
        guard !currentDisplayState.isLoading else { return }
        ask(to: .openGame(currentDisplayState.name))
    }
}
