/// The model of an empty state action: a guest is led to the login.
public final class EmptyStateActionViewModel: ViewModel<EmptyStateActionDisplayState>,
    EmptyStateActionViewModelProtocol, PlacedModel
{
    public var buttonViewModel: (any ButtonViewModelProtocol)? {
        let environment = environment
        return part(named: "button", read: { $0.button(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in self?.ask(to: OpenLogin()) }
        }
    }
}

extension EmptyStateActionDisplayState {
    /// The button as it follows from the state; `nil` for customers.
    @MainActor
    func button(in environment: ViewEnvironment) -> ButtonDisplayState? {
        guard session == .loggedOut else { return nil }
        return ButtonDisplayState(
            id: "action", title: actionTitle ?? environment.text(.logInToBet), isEnabled: isEnabled)
    }
}
