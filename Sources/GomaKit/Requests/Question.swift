/// A request on its way through the owners, to be answered by whoever takes it.
public final class Question<Request: ComponentRequest>: AnyQuestion {
    /// What is asked for.
    public let request: Request
    private weak var pending: PendingRequest<Request.Reply>?
    /// Whether it is done; `nil` until whoever waits has been told.
    private var outcome: Bool?

    init(_ request: Request, asked: AskedRequest, pending: PendingRequest<Request.Reply>?) {
        self.request = request
        self.pending = pending
        super.init(asked)
        pending?.follow { [weak self] in self?.outcome = $0 }
    }

    /// Answers whoever waits; the first answer counts, and none where nobody waits any more.
    public func answer(_ answer: RequestAnswer<Request.Reply>) { pending?.take(answer) }

    /// Answers in a while, on the time line of whoever waits, unless another answer has come by then.
    public func answer(after time: Duration, _ answer: RequestAnswer<Request.Reply>) {
        after(time) { self.answer(answer) }
    }

    override public func whenAnswered(_ body: @escaping (_ isDone: Bool) -> Void) {
        if let outcome { return body(outcome) }
        pending?.follow(body)
    }

    override func accept(_ reply: any Sendable) -> Bool {
        guard let reply = reply as? Request.Reply else { return false }
        answer(.done(reply))
        return true
    }

    override package func accept(json reply: JSONValue) -> Bool {
        if Request.Reply.self == Void.self { return accept(()) }
        let type = Request.Reply.self as? any Decodable.Type
        guard let value = type.flatMap({ reply.decoded(as: $0) }) as? Request.Reply else { return false }
        answer(.done(value))
        return true
    }

    override package func refuse(reason: String? = nil) { answer(.refused(reason: reason)) }

    override func after(_ time: Duration, _ action: @escaping () -> Void) { pending?.after(time, action) }
}
