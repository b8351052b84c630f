/// Behaves as in production: leads to its game.
public final class MockCasinoGameCardViewModel: MockViewModel<CasinoGameCardDisplayState>,
    CasinoGameCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("openGame()", openGame)]

    public func openGame() {
        record()
        guard !currentDisplayState.isLoading else { return }
        ask(to: .openGame(currentDisplayState.name))
    }
}
