import TerminalKit

/// The base of the models that behave like production without a server: writes what it is asked into the action log.
open class MockViewModel<State: DisplayState>: ViewModel<State>, PlacedModel, AnsweredModel {
    /// What moves the state by itself; `nil` where nothing does.
    private var timeline: FeedTimeline<State>?
    /// What answers in place of a server; without one, all that is asked for is given.
    public final var server: MockServer?

    public required override init(_ place: StatePlace<State>) { super.init(place) }

    /// Brings the state what a feed holds from now on, in place of any other feed.
    public final func follow(_ feed: StateFeed<State>) { timeline = FeedTimeline(feed, for: place) }

    /// Hears of no feed any more.
    public final func stopFollowing() { timeline = nil }

    /// Asks whoever has put the component there.
    public final func ask(to request: OwnerRequest) { environment.owner.ask(to: request) }

    /// Asks for something that takes a while.
    /// - Returns: the question, which is forgotten when it is let go of.
    public final func ask(for time: Duration, onAnswer: @escaping (MockAnswer) -> Void) -> AnyObject {
        MockRequest(
            time, on: environment.scheduler, answer: { [weak self] in self?.server?.answer() ?? .given },
            onAnswer: onAnswer)
    }

    /// Writes the method that it is called in into the action log: `record(text)` in `changeStake(to:)`.
    /// - Parameter arguments: all that the method was given.
    public final func record<each Argument: Encodable>(
        _ arguments: repeat each Argument, in method: String = #function
    ) {
        var values: [any Encodable] = []
        repeat values.append(each arguments)
        write(ActionCall(method, values))
    }

    /// Writes the method that it is called in into the action log, without arguments that nobody should read.
    public final func recordHidingArguments(in method: String = #function) {
        write(ActionCall(hidingArgumentsOf: method))
    }

    private func write(_ call: ActionCall) {
        environment.actionLog.record(
            LoggedAction(
                time: environment.scheduler.now, component: Self.componentName, path: path, call: call.description))
    }
}
