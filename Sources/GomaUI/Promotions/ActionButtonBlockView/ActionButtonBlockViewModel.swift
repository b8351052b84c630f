/// The model of an action button block: has the owner give the offer, and tells what came of it.
public final class ActionButtonBlockViewModel: ViewModel<ActionButtonBlockDisplayState>,
    ActionButtonBlockViewModelProtocol, ActingModel
{
    public static let actions = [Action("takeOffer()", takeOffer)]

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(named: "button", read: { [environment] in $0.button(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.takeOffer() }
        }
    }

    public func takeOffer() { act { $0.take() } }

    override public func keepTime(for state: ActionButtonBlockDisplayState, after old: ActionButtonBlockDisplayState?) {
        // Offers of other pages are counted by the same name.
        ask(
            aboutEach: state.progress.isAsked ? [state.actionID] : [], of: state.destination ?? "",
            to: { TakeOffer(action: $0, url: state.destination) }
        ) { [weak self] _, answer in self?.update { $0.progress = OfferProgress(answer.failure) } }
    }
}
