/// A request on its way through the owners, whatever it asks for.
@MainActor
public class AnyQuestion {
    /// What is asked for, and who asks.
    public let asked: AskedRequest

    init(_ asked: AskedRequest) { self.asked = asked }

    /// Tells `body` once the answer has come that somebody waits for, at once where it has: whether it is done.
    public func whenAnswered(_ body: @escaping (_ isDone: Bool) -> Void) {}

    /// Answers that it is done, with what came of it.
    /// - Returns: `false` where that is nothing that this request is answered with.
    func accept(_ reply: any Sendable) -> Bool { false }

    /// Answers that it is done, with what came of it, as data.
    /// - Returns: `false` where that is nothing that this request is answered with.
    package func accept(json reply: JSONValue) -> Bool { false }

    /// Answers that it is not to be had.
    /// - Parameter reason: why, as the customer reads it; `nil` where that need not be said.
    package func refuse(reason: String? = nil) {}

    /// Does something in a while, unless the answer has come by then or nobody waits any more.
    func after(_ time: Duration, _ action: @escaping () -> Void) {}
}
