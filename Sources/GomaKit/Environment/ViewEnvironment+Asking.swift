extension ViewEnvironment {
    /// Asks the owner here, and waits for nothing.
    /// - Parameters:
    ///   - component: who asks, such as "PillItem".
    ///   - path: which part of the component on show.
    package func ask(to request: some ComponentRequest, from component: String = "", at path: String = "") {
        let asked = AskedRequest(
            time: scheduler.now, component: component, path: path, request: request, isAwaited: false)
        owner.ask(Question(request, asked: asked, pending: nil))
    }

    /// The same environment, with an owner below the one here: a script answers what components wait for and nobody takes.
    /// - Parameter answers: one for each request that is waited for, in turn; the last one goes on for good. All is given
    ///   where there are none.
    public func answering(_ answers: [ScriptedAnswer] = []) -> ViewEnvironment {
        var environment = self
        environment.owner = Owner(under: owner)
        environment.owner.script = AnswerScript(answers)
        return environment
    }
}
