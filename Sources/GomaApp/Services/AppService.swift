/// The services of an app in place of servers: they take their time on the environment's time line, and what goes wrong can be
/// switched on.
@MainActor
final class AppService {
    private let environment: ViewEnvironment
    /// That of all amounts: the customers of an app have it in common.
    let currency: String
    /// What goes wrong now.
    private(set) var troubles: Set<Trouble>
    /// Told after something has been switched on or off.
    let changes = Broadcast<Void>()
    private var work: [Int: AnyCancellable] = [:]
    private var count = 0

    /// The code that proves that it is the customer, as it would come to a phone beside the terminal.
    nonisolated static let code = "2468"
    static let answerTime = Duration.milliseconds(600)
    static let slowAnswerTime = Duration.seconds(3)

    init(troubles: Set<Trouble> = [], currency: String, in environment: ViewEnvironment) {
        self.currency = currency
        self.troubles = troubles
        self.environment = environment
    }

    /// Switches something on that goes wrong, or off.
    func toggle(_ trouble: Trouble) {
        troubles.formSymmetricDifference([trouble])
        changes.tell(())
    }

    /// Does something in the time that it takes, whoever still waits by then.
    /// - Parameters:
    ///   - perform: does it; what it throws is why it is not done.
    ///   - then: told what came of it; never where nothing answers.
    func answer<Reply>(
        after time: Duration = answerTime, _ perform: @escaping () throws(AppRefusal) -> Reply,
        then: @escaping (Result<Reply, AppRefusal>) -> Void
    ) {
        guard !troubles.contains(.silence) else { return }
        let time = troubles.contains(.slow) ? max(time, Self.slowAnswerTime) : time
        count += 1
        let number = count
        work[number] = environment.scheduler.after(time) { [weak self] in
            guard let self else { return }
            work[number] = nil
            guard !troubles.contains(.refusals) else { return then(.failure(.notNow)) }
            do throws(AppRefusal) { then(.success(try perform())) } catch { then(.failure(error)) }
        }
    }

    /// Answers a question of a component by what comes of it.
    func answer<Request: ComponentRequest>(
        _ question: Question<Request>, after time: Duration = answerTime,
        _ perform: @escaping (Request) throws(AppRefusal) -> Request.Reply
    ) -> RequestReply<Request.Reply> {
        answer(after: time) { () throws(AppRefusal) in
            try perform(question.request)
        } then: { [environment, currency] result in
            switch result {
            case .success(let reply): question.answer(.done(reply))
            case .failure(let refusal):
                question.answer(.refused(reason: refusal.words(in: environment, currency: currency)))
            }
        }
        return .later
    }
}
