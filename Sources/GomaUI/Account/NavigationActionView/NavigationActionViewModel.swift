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

    /// Gives the row another title.
    public func updateTitle(_ title: String) { update { $0.title = title } }

    /// Puts another mark at the row's end, or none.
    public func updateMark(_ mark: NavigationActionMark) { update { $0.mark = mark } }

    /// Opens or closes the way.
    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }
}
