import TerminalKit

/// The model of a cashout submission info: "OK" takes the notice away, "Retry" asks again and tells what came of it.
public final class CashoutSubmissionInfoViewModel: ViewModel<CashoutSubmissionInfoDisplayState>,
    CashoutSubmissionInfoViewModelProtocol, PlacedModel
{
    /// How long an answer takes.
    public static let answerTime = Duration.milliseconds(1500)

    private var request: AnyObject?

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
        guard state.state == .submitting else { return request = nil }
        guard request == nil else { return }
        request = ask(for: Self.answerTime) { [weak self] in self?.receive($0) }
    }

    private func receive(_ answer: MockAnswer) {
        update { state in
            switch answer {
            case .given: state.tell(.success, in: environment)
            case .refused: state.tell(.error, in: environment)
            case .silence: state.tell(.error, message: environment.text(.noAnswer), in: environment)
            }
        }
    }
}
