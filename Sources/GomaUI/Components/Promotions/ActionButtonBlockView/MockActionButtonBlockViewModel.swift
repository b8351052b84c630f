/// Behaves as in production: has the owner open what the offer leads to.
public final class MockActionButtonBlockViewModel: MockViewModel<ActionButtonBlockDisplayState>,
    ActionButtonBlockViewModelProtocol, ActingModel
{
    public static let actions = [Action("takeOffer()", takeOffer)]

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(named: "button", read: \.button) { MockButtonViewModel($0) { [weak self] in self?.takeOffer() } }
    }

    public func takeOffer() {
        record()
        let state = currentDisplayState
        guard state.isEnabled else { return }
        ask(to: state.destination.map { .openPage($0) } ?? .press(state.title))
    }

    /// Lets the offer be taken, or no more.
    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }
}
