import TerminalKit

/// The base of the models that behave like production without a server: writes what it is asked into the action log.
open class MockViewModel<State: DisplayState>: ViewModel<State>, PlacedModel, AnsweredModel {
    /// What moves the state by a script; `nil` where nothing does.
    public final var timeline: AnyObject?
    /// What answers in place of a server; without one, all that is asked for is given.
    public final var server: MockServer?

    public required override init(_ place: StatePlace<State>) { super.init(place) }

    /// Asks for something that takes a while.
    /// - Returns: the question, which is forgotten when it is let go of.
    public final func ask(for time: Duration, onAnswer: @escaping (MockAnswer) -> Void) -> AnyObject {
        MockRequest(
            time, on: environment.scheduler, answer: { [weak self] in self?.server?.answer() ?? .given },
            onAnswer: onAnswer)
    }

    /// Writes a call into the action log: `record("changeStake(to:)", text)`.
    public final func record(_ signature: String, _ arguments: any Encodable...) {
        record(call: IntentCall(signature, arguments).description)
    }

    /// Writes a call that holds something nobody should read.
    public final func record(call: String) {
        environment.actionLog.record(
            LoggedAction(time: environment.scheduler.now, component: Self.componentName, path: path, call: call))
    }
}
