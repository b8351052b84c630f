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
        let opened: [String: JSONValue] = ["name": .string(details.firstName)]
        let page = task.page
        guard page.source(ofType: CustomerSource.self) == nil else {
            // What goes wrong around the customer goes wrong here too.
            return task.ask(ofAnyone: true, after: Self.answerTime) { (source) throws(AppRefusal) in
                let former = source.customer.visitor
                try source.customer.open(name: details.name, email: details.email, phone: details.phone)
                page.forget(former, before: source.customer.visitor)
                return opened
            }
        }
        let isTaken = email == Self.takenEmail
        task.answer(
            after: Self.answerTime,
            isTaken
                ? .refused(reason: task.environment.text(.deniedAddressTaken), field: "email") : .done(values: opened))
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
        let message: [String: JSONValue] = ["code": .string(AppService.code)]
        guard task.page.source(ofType: CustomerSource.self) == nil else {
            // What goes wrong around the customer goes wrong here too.
            return task.ask(ofAnyone: true, after: Self.messageTime) { (_) throws(AppRefusal) in message }
        }
        task.answer(after: Self.messageTime, .done(values: message))
    }
}
