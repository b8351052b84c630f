/// The model of a user limit card: asks for the removal once the customer means it, and tells what came of it.
public final class UserLimitCardViewModel: ViewModel<UserLimitCardDisplayState>,
    UserLimitCardViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("removeLimit()", removeLimit), Action("confirmRemoval()", confirmRemoval),
        Action("keepLimit()", keepLimit),
    ]

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(named: "button", read: { [environment] in $0.shownButton(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in self?.removeLimit() }
        }
    }

    public func removeLimit() { act { $0.remove() } }

    public func confirmRemoval() { act { $0.confirmRemoval() } }

    public func keepLimit() { act { $0.keep() } }

    override public func keepTime(for state: UserLimitCardDisplayState, after old: UserLimitCardDisplayState?) {
        ask(to: RemoveLimit(id: state.id), about: state.id, while: state.removal == .asking) { [weak self] answer in
            self?.update { $0.removal = answer.failure.map(UserLimitRemoval.failed) ?? .done }
        }
    }
}
