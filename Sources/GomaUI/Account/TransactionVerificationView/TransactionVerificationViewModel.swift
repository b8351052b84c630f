import TerminalKit

/// The model of a transaction verification: sends the prompt, waits for the customer to confirm it on the phone while
/// the time runs, and sends it once more where that failed.
public final class TransactionVerificationViewModel: ViewModel<TransactionVerificationDisplayState>,
    TransactionVerificationViewModelProtocol, PlacedModel
{
    /// How long the prompt takes to the phone, and how long the customer takes there.
    public static let stepTime = Duration.seconds(3)
    /// Seconds to confirm, once the prompt is sent again.
    public static let secondsToConfirm = 60

    private var request: AnyObject?
    private var requested: VerificationPhase?
    private var second: AnyCancellable?

    public var buttonViewModel: (any ButtonViewModelProtocol)? {
        let environment = environment
        return part(named: "button", read: { $0.button(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in
                self?.update { $0.sendAgain(seconds: Self.secondsToConfirm) }
            }
        }
    }

    override public func keepTime(
        for state: TransactionVerificationDisplayState, after old: TransactionVerificationDisplayState?
    ) {
        keepSeconds(for: state)
        guard requested != state.phase else { return }
        requested = state.phase
        request = state.phase.isWaiting ? ask(for: Self.stepTime) { [weak self] in self?.receive($0) } : nil
    }

    /// A second at a time, for as long as there is a limit.
    private func keepSeconds(for state: TransactionVerificationDisplayState) {
        guard state.phase.isWaiting, state.secondsLeft != nil else { return second = nil }
        guard second == nil else { return }
        second = environment.scheduler.every(.seconds(1)) { [weak self] in self?.update { $0.passSecond() } }
    }

    private func receive(_ answer: MockAnswer) {
        update { state in
            switch answer {
            case .given: state.move(to: state.phase == .pushing ? .prompted : .confirmed)
            case .refused: state.move(to: .failed(message: nil))
            case .silence: state.move(to: .failed(message: environment.text(.noAnswer)))
            }
        }
    }
}

extension TransactionVerificationDisplayState {
    /// The way to another try, as it follows from the state; `nil` where there is none.
    @MainActor
    func button(in environment: ViewEnvironment) -> ButtonDisplayState? {
        guard canSendAgain else { return nil }
        return ButtonDisplayState(id: "again", title: environment.text(.sendPromptAgain))
    }
}
