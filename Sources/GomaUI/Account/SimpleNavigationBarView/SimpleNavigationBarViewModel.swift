/// The model of a simple navigation bar: asks its owner to go back, where there is a way back.
public final class SimpleNavigationBarViewModel: ViewModel<SimpleNavigationBarDisplayState>,
    SimpleNavigationBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("goBack()", goBack)]

    public func goBack() {
        record()
        guard currentDisplayState.back != .hidden else { return }
        ask(to: GoBack())
    }
}
