/// The owner of a component, who has put it there: hears what it cannot answer itself, and opens the page or does the
/// work.
///
/// Owners stand above each other: of a part, of a page, of the app. A request goes up from the nearest one until somebody
/// takes it:
///
///     let taking = owner.take(OpenGame.self) { question in
///         lobby.open(question.request.id)
///         return .done
///     }
///
/// What nobody takes is refused, where somebody waits for it.
@MainActor
public final class Owner {
    /// Requests kept at most; the oldest go first.
    public static let capacity = 1000
    /// How long an answer is waited for that does not come.
    public nonisolated static let patience = Duration.seconds(5)

    /// What was asked here and below, the latest last; at most ``capacity``.
    public private(set) var requests: [AskedRequest] = []
    /// Requests ever asked here and below.
    package private(set) var count = 0
    private let parent: Owner?
    private let heard = Broadcast<AskedRequest>()
    private var takers: [Taker] = []
    /// Answers what is waited for and nobody takes, here or above; `nil` where that is for an owner above.
    package var script: AnswerScript?

    private struct Taker {
        weak var taking: Taking?
        let offer: (AnyQuestion) -> Bool
    }

    /// An owner that takes nothing yet.
    /// - Parameter parent: who is asked what this one does not take.
    public init(under parent: Owner? = nil) { self.parent = parent }

    // MARK: Hearing

    /// Hears of requests for as long as it is kept.
    public typealias Subscription = Broadcast<AskedRequest>.Subscription

    /// Tells `body` every request from now on, whoever takes it, until the result is freed.
    public func subscribe(_ body: @escaping (AskedRequest) -> Void) -> Subscription { heard.subscribe(body) }

    // MARK: Taking

    /// The place of a taker, which is offered requests for as long as this is kept.
    public final class Taking: Sendable {}

    /// Asks `body` of every request of a type, before whoever has begun to take it earlier, until the result is freed.
    public func take<Request: ComponentRequest>(
        _ type: Request.Type, _ body: @escaping (Question<Request>) -> RequestReply<Request.Reply>
    ) -> Taking {
        take { question in
            guard let question = question as? Question<Request> else { return false }
            switch body(question) {
            case .done(let reply): question.answer(.done(reply))
            case .refused(let reason): question.answer(.refused(reason: reason))
            case .later: break
            case .declined: return false
            }
            return true
        }
    }

    /// Asks `body` of every request, until the result is freed.
    /// - Parameter body: whether it takes the request.
    package func take(_ body: @escaping (AnyQuestion) -> Bool) -> Taking {
        let taking = Taking()
        takers.removeAll { $0.taking == nil }
        takers.append(Taker(taking: taking, offer: body))
        return taking
    }

    // MARK: Asking

    /// Keeps a request, tells who has subscribed, and offers it to whoever may take it.
    func ask<Request: ComponentRequest>(_ question: Question<Request>) {
        hear(question.asked)
        if !offer(question), !answerByScript(question) { question.refuse() }
    }

    private func hear(_ asked: AskedRequest) {
        count += 1
        requests.append(asked)
        if requests.count > Self.capacity { requests.removeFirst(requests.count - Self.capacity) }
        heard.tell(asked)
        parent?.hear(asked)
    }

    private func offer(_ question: AnyQuestion) -> Bool {
        for taker in takers.reversed() where taker.taking != nil && taker.offer(question) { return true }
        return parent?.offer(question) == true
    }

    private func answerByScript(_ question: AnyQuestion) -> Bool {
        script?.take(question) == true || parent?.answerByScript(question) == true
    }
}
