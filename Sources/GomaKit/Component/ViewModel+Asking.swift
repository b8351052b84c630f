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
    ///   - id: what the state asks about, such as a bet. Where another takes its place, the question is forgotten, as its
    ///     answer is not about that one, which is asked about anew if it waits too.
    ///   - isWaiting: whether the state waits now.
    ///   - file: with `line` where this is called: another call may wait for the same request.
    public final func ask<Request: ComponentRequest>(
        to request: @autoclosure () -> Request, about id: String = "", while isWaiting: Bool,
        file: String = #fileID, line: Int = #line, onAnswer: @escaping (RequestAnswer<Request.Reply>) -> Void
    ) {
        ask(
            aboutEach: isWaiting ? [id] : [], to: { _ in request() }, file: file, line: line,
            onAnswer: { _, answer in onAnswer(answer) })
    }

    /// Asks once about each of several things for as long as the state waits for it, and forgets a question when it does no
    /// more; called in ``keepTime(for:after:)``.
    /// - Parameters:
    ///   - ids: what the state waits for now.
    ///   - whole: what they are parts of, where others of the same identity are part of another.
    ///   - request: made where a wait begins.
    ///   - onAnswer: told which of them was answered.
    package final func ask<Request: ComponentRequest>(
        aboutEach ids: [String], of whole: String = "", to request: (String) -> Request,
        file: String = #fileID, line: Int = #line,
        onAnswer: @escaping (String, RequestAnswer<Request.Reply>) -> Void
    ) {
        guard !ids.isEmpty || !waits.isEmpty else { return }
        let call = AwaitedAnswer.Call(request: Request.name, file: file, line: line)
        let awaited = ids.map { AwaitedAnswer(call: call, whole: whole, id: $0) }
        for wait in waits.keys where wait.call == call && !awaited.contains(wait) { waits[wait] = nil }
        for wait in awaited where waits[wait] == nil {
            waits[wait] = ask(to: request(wait.id)) { onAnswer(wait.id, $0) }
        }
    }
}
