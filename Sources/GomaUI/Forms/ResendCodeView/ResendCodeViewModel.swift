/// The model of a resend code: counts down to the next code, asks for it, and counts down anew once it is sent.
public final class ResendCodeViewModel: ViewModel<ResendCodeDisplayState>, ResendCodeViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("resend()", resend)]

    private let countdown = SecondsCountdown()

    public func resend() { act { $0.resend() } }

    override public func keepTime(for state: ResendCodeDisplayState, after old: ResendCodeDisplayState?) {
        ask(to: ResendCode(code: state.id), about: state.id, while: state.phase == .sending) { [weak self] answer in
            self?.update { state in
                if let failure = answer.failure { state.phase = .failed(failure) } else { state.codeWasSent() }
            }
        }
        countdown.keep(state.secondsLeft, of: state.id, on: environment.scheduler) { [weak self] in
            self?.update { $0.secondPassed() }
        }
    }
}
