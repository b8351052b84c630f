/// The model of a casino category bar: leads to its category, where that has games.
public final class CasinoCategoryBarViewModel: ViewModel<CasinoCategoryBarDisplayState>,
    CasinoCategoryBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("openCategory()", openCategory)]

    public func openCategory() {
        record()
        guard currentDisplayState.leadsOn else { return }
        ask(to: OpenGameCategory(id: currentDisplayState.id))
    }
}
