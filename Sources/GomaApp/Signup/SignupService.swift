import GomaPages
import GomaUI
import TerminalKit

/// A service that opens accounts in place of a server: it takes its time, knows an address that has an account, and
/// does not always answer.
@MainActor
final class SignupService {
    /// The address that has an account on pages without a customer.
    static let takenEmail = "ana@goma.example"
    /// The address that gets no answer the first time.
    static let silentEmail = "slow@goma.example"
    static let answerTime = Duration.milliseconds(1200)
    /// How long the message with the code is on its way.
    static let messageTime = Duration.seconds(1)

    private var hasBeenSilent = false

    /// Opens an account, which waits for its code.
    func open(_ details: SignupDetails, _ task: PageTask) {
        let email = details.email.lowercased()
        guard email != Self.silentEmail || hasBeenSilent else { return hasBeenSilent = true }
        let customer = task.page.source(ofType: CustomerSource.self)?.customer
        let isTaken = customer?.hasAccount(email) ?? (email == Self.takenEmail)
        guard !isTaken else {
            return task.answer(
                after: Self.answerTime,
                .refused(reason: task.environment.text(.deniedAddressTaken), field: "email"))
        }
        task.keep(
            task.environment.scheduler.after(Self.answerTime) { [weak task] in
                if let customer { Self.open(details, for: customer, on: task?.page) }
                task?.answer(.done(values: ["name": .string(details.firstName)]))
            })
    }

    private static func open(_ details: SignupDetails, for customer: Customer, on page: (any PageState)?) {
        let former = customer.visitor
        // Nobody else can have taken the address meanwhile.
        try? customer.open(name: details.name, email: details.email, phone: details.phone)
        page?.forgetSearches(of: former, before: customer.visitor)
    }

    /// Looks whether a code is the one that was sent.
    func check(_ code: CodeDetails, _ task: PageTask) {
        let isRight = code.pin == AppService.code
        task.answer(
            after: Self.answerTime,
            isRight ? .done() : .refused(reason: task.environment.text(.deniedWrongCode), field: "pin"))
    }

    /// Sends the message with the code, which is there a while later, as it would be on a phone beside the terminal.
    func send(_ task: PageTask) {
        task.answer(after: Self.messageTime, .done(values: ["code": .string(AppService.code)]))
    }
}
