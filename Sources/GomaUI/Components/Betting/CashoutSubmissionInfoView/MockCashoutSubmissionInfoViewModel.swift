import TerminalKit

/// Behaves as in production: "OK" takes the notice away, "Retry" asks again and tells what came of it.
public final class MockCashoutSubmissionInfoViewModel: MockViewModel<CashoutSubmissionInfoDisplayState>,
    CashoutSubmissionInfoViewModelProtocol
{
    /// How long an answer takes.
    public static let answerTime = Duration.milliseconds(1500)

    /// Whether what is asked for again is not given either.
    public var fails = false
    private var answer: AnyCancellable?

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(\.button) { MockButtonViewModel($0) { [weak self] in self?.respond() } }
    }

    /// Asks for the cash-out; the notice says so until the answer has come.
    public func submit() {
        show(.submitting, message: environment.text(.cashingOut))
    }

    /// Tells what came of it; without a message in general words.
    public func show(_ state: CashoutSubmissionState, message: String? = nil) {
        let words: LocalizationKey =
            switch state {
            case .submitting: .cashingOut
            case .success: .cashoutSuccessful
            case .error: .cashoutFailed
            }
        let title = environment.text(state == .success ? .ok : .retry)
        let text = message ?? environment.text(words)
        update {
            $0.state = state
            $0.message = text
            $0.isVisible = true
            $0.button.title = title
            $0.button.isEnabled = state != .submitting
        }
    }

    public func setVisible(_ isVisible: Bool) { update { $0.isVisible = isVisible } }

    private func respond() {
        switch currentDisplayState.state {
        case .submitting: break
        case .success: setVisible(false)
        case .error: submit()
        }
    }

    override public func keepTime(
        for state: CashoutSubmissionInfoDisplayState, after old: CashoutSubmissionInfoDisplayState?
    ) {
        guard state.state == .submitting else { return answer = nil }
        guard answer == nil else { return }
        answer = environment.scheduler.after(Self.answerTime) { [weak self] in
            guard let self else { return }
            show(fails ? .error : .success)
        }
    }
}
