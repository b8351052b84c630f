import TerminalKit

/// The model of a cashout submission info: "OK" takes the notice away, "Retry" asks again and tells what came of it.
public final class CashoutSubmissionInfoViewModel: ViewModel<CashoutSubmissionInfoDisplayState>,
    CashoutSubmissionInfoViewModelProtocol, PlacedModel
{
    public var buttonViewModel: any ButtonViewModelProtocol {
        part(named: "button", read: { [environment] in $0.button(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.update { $0.answer() } }
        }
    }

    override public func keepTime(
        for state: CashoutSubmissionInfoDisplayState, after old: CashoutSubmissionInfoDisplayState?
    ) {
        ask(to: AwaitCashout(), while: state.state == .submitting) { [weak self] in self?.receive($0) }
    }

    private func receive(_ answer: RequestAnswer<Void>) {
        update { state in
            switch answer {
            case .done: state.tell(.success)
            case .refused(let reason): state.tell(.error(RequestFailure(reason)))
            case .silence: state.tell(.error(.noAnswer))
            }
        }
    }
}
