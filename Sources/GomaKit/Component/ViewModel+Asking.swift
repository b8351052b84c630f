import TerminalKit

extension ViewModel {
    /// Asks whoever has put the component there, and waits for nothing.
    public final func ask(to request: some ComponentRequest) {
        environment.ask(to: request, from: Self.componentName, at: path)
    }

    /// Asks whoever has put the component there, and waits for the answer.
    ///
    /// The answer comes after this has returned: done, refused, or silence.
    /// - Parameter patience: how long it takes until that counts as silence; more where a person answers.
    /// - Returns: the wait; letting go of it forgets the question.
    public final func ask<Request: ComponentRequest>(
        to request: Request, patience: Duration = Owner.patience,
        onAnswer: @escaping (RequestAnswer<Request.Reply>) -> Void
    ) -> PendingRequest<Request.Reply> {
        let pending = PendingRequest(on: environment.scheduler, onAnswer: onAnswer)
        let asked = AskedRequest(
            time: environment.scheduler.now, component: Self.componentName, path: path, request: request,
            isAwaited: true)
        environment.owner.ask(Question(request, asked: asked, pending: pending))
        pending.begin(for: patience)
        return pending
    }

    /// Asks once for as long as the state waits, and forgets the question when it does no more; called in
    /// ``keepTime(for:after:)``.
    /// - Parameters:
    ///   - request: made where the wait begins.
    ///   - isWaiting: whether the state waits now.
    public final func ask<Request: ComponentRequest>(
        to request: @autoclosure () -> Request, while isWaiting: Bool,
        onAnswer: @escaping (RequestAnswer<Request.Reply>) -> Void
    ) {
        if !isWaiting {
            waits[Request.name] = nil
        } else if waits[Request.name] == nil {
            waits[Request.name] = ask(to: request(), onAnswer: onAnswer)
        }
    }

    /// Asks once about each of several things for as long as the state waits for it, and forgets a question when it does no
    /// more; called in ``keepTime(for:after:)``.
    /// - Parameters:
    ///   - ids: what the state waits for now.
    ///   - request: made where a wait begins.
    ///   - onAnswer: told which of them was answered.
    package final func ask<Request: ComponentRequest>(
        aboutEach ids: [String], to request: (String) -> Request,
        onAnswer: @escaping (String, RequestAnswer<Request.Reply>) -> Void
    ) {
        let prefix = "\(Request.name) "
        let awaited = Set(ids.map { prefix + $0 })
        for key in waits.keys where key.hasPrefix(prefix) && !awaited.contains(key) { waits[key] = nil }
        for id in ids where waits[prefix + id] == nil {
            waits[prefix + id] = ask(to: request(id)) { onAnswer(id, $0) }
        }
    }
}
