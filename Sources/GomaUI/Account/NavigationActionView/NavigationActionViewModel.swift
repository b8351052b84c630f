/// The model of a navigation action: asks its owner for the page, unless the way is closed.
public final class NavigationActionViewModel: ViewModel<NavigationActionDisplayState>,
    NavigationActionViewModelProtocol, ActingModel
{
    public static let actions = [Action("navigate()", navigate)]

    public func navigate() {
        record()
        guard currentDisplayState.isEnabled else { return }
        ask(to: currentDisplayState.request)
    }
}
