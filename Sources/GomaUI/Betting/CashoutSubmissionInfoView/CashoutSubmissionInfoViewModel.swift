import TerminalKit

/// The model of a cashout submission info: "OK" takes the notice away, "Retry" asks again and tells what came of it.
public final class CashoutSubmissionInfoViewModel: ViewModel<CashoutSubmissionInfoDisplayState>,
    CashoutSubmissionInfoViewModelProtocol, PlacedModel
{

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(\.button) {
            ButtonViewModel($0) { [weak self] in
                guard let self else { return }
                update { $0.answer(in: environment) }
            }
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
            case .done: state.tell(.success, in: environment)
            case .refused(let reason): state.tell(.error, message: reason, in: environment)
            case .silence: state.tell(.error, message: environment.text(.noAnswer), in: environment)
            }
        }
    }
}
