import TerminalKit

/// The base of the models that behave like production without a server: writes what it is asked into the action log.
open class MockViewModel<State: DisplayState>: ViewModel<State>, PlacedModel {
    /// What moves the state by itself; `nil` where nothing does.
    private var timeline: FeedTimeline<State>?

    public required override init(_ place: StatePlace<State>) { super.init(place) }

    /// Brings the state what a feed holds from now on, in place of any other feed.
    public final func follow(_ feed: StateFeed<State>) { timeline = FeedTimeline(feed, for: place) }

    /// Hears of no feed any more.
    public final func stopFollowing() { timeline = nil }

    /// Asks whoever has put the component there.
    public final func ask(to request: OwnerRequest) { environment.owner.ask(to: request) }

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
