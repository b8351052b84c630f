/// The model of a resend code: counts down to the next code, asks for it, and counts down anew once it is sent.
public final class ResendCodeViewModel: ViewModel<ResendCodeDisplayState>, ResendCodeViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("resend()", resend)]

    private let countdown = SecondsCountdown()

    public func resend() {
        record()
        update { $0.resend() }
    }

    override public func keepTime(for state: ResendCodeDisplayState, after old: ResendCodeDisplayState?) {
        ask(to: ResendCode(code: state.id), about: state.id, while: state.phase == .sending) { [weak self] in
            self?.receive($0)
        }
        countdown.keep(state.secondsLeft, of: state.id, on: environment.scheduler) { [weak self] in
            self?.update { $0.secondPassed() }
        }
    }

    private func receive(_ answer: RequestAnswer<Void>) {
        update { state in
            switch answer {
            case .done: state.codeWasSent()
            case .refused(let reason): state.phase = .failed(RequestFailure(reason))
            case .silence: state.phase = .failed(.noAnswer)
            }
        }
    }
}
