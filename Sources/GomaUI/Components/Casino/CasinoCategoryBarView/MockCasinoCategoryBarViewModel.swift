/// Behaves as in production: leads to its category, where that has games.
public final class MockCasinoCategoryBarViewModel: MockViewModel<CasinoCategoryBarDisplayState>,
    CasinoCategoryBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("openCategory()", openCategory)]

    public func openCategory() {
        record()
        guard currentDisplayState.leadsOn else { return }
        ask(to: .openPage(currentDisplayState.title))
    }
}
