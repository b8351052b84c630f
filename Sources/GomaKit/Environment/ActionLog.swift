/// The log of the view models' calls, in order.
public final class ActionLog {
    /// Calls kept at most; the oldest go first.
    public static let capacity = 1000

    /// What was asked for, the latest last; at most ``capacity``.
    public private(set) var actions: [LoggedAction] = []
    /// Calls ever made.
    public private(set) var count = 0
    private let calls = Broadcast<LoggedAction>()

    public init() {}

    /// Hears of calls for as long as it is kept.
    public typealias Subscription = Broadcast<LoggedAction>.Subscription

    /// Tells `body` every call from now on, until the result is freed.
    public func subscribe(_ body: @escaping (LoggedAction) -> Void) -> Subscription {
        calls.subscribe(body)
    }

    /// Forgets all calls; ``count`` goes on.
    public func removeAll() { actions = [] }

    /// Adds what was asked for, and tells who has subscribed.
    public func record(_ action: LoggedAction) {
        count += 1
        actions.append(action)
        if actions.count > Self.capacity { actions.removeFirst(actions.count - Self.capacity) }
        calls.tell(action)
    }
}
