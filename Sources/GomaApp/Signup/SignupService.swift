import GomaUI
import TerminalKit

/// A service that opens accounts in place of a server: it takes its time, knows an address that has an account, and
/// does not always answer.
@MainActor
final class SignupService {
    /// The answers to what is sent.
    enum Answer: Hashable, Sendable {
        case accepted
        /// The address has an account, or the code is not the right one.
        case refused
        /// Nothing has come for as long as one waits.
        case silence
    }

    /// The address that has an account.
    static let takenEmail = "ana@goma.example"
    /// The address that gets no answer the first time.
    static let silentEmail = "slow@goma.example"
    /// The code that it sends.
    nonisolated static let code = "2468"
    static let answerTime = Duration.milliseconds(1200)

    private let scheduler: TimelineScheduler
    private var hasBeenSilent = false

    init(on scheduler: TimelineScheduler) { self.scheduler = scheduler }

    /// Asks for an account.
    /// - Returns: what the answer hangs on; none comes once it is let go of.
    func openAccount(email: String, onAnswer: @escaping (Answer) -> Void) -> AnyCancellable {
        let email = email.lowercased()
        guard email != Self.silentEmail || hasBeenSilent else {
            hasBeenSilent = true
            return scheduler.after(Owner.patience) { onAnswer(.silence) }
        }
        return answer(email == Self.takenEmail ? .refused : .accepted, onAnswer)
    }

    /// Asks whether a code is the one that was sent.
    /// - Returns: what the answer hangs on; none comes once it is let go of.
    func check(_ code: String, onAnswer: @escaping (Answer) -> Void) -> AnyCancellable {
        answer(code == Self.code ? .accepted : .refused, onAnswer)
    }

    private func answer(_ answer: Answer, _ onAnswer: @escaping (Answer) -> Void) -> AnyCancellable {
        scheduler.after(Self.answerTime) { onAnswer(answer) }
    }
}
