/// The model of an action button block: has the owner open what the offer leads to.
public final class ActionButtonBlockViewModel: ViewModel<ActionButtonBlockDisplayState>,
    ActionButtonBlockViewModelProtocol, ActingModel
{
    public static let actions = [Action("takeOffer()", takeOffer)]

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(named: "button", read: \.button) { ButtonViewModel($0) { [weak self] in self?.takeOffer() } }
    }

    public func takeOffer() {
        record()
        let state = currentDisplayState
        guard state.isEnabled else { return }
        ask(to: TakeOffer(action: state.actionID, url: state.destination))
    }

    /// Lets the offer be taken, or no more.
    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }
}
