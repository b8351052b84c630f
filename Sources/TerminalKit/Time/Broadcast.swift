/// The delivery of an event to many listeners, in the order in which they began to listen.
///
/// A listener is told for as long as it keeps its ``Subscription``. Whether that is still there is looked up when
/// something is told, so nothing hangs on when, or on which thread, a subscription is freed.
public final class Broadcast<Value> {
    /// The place of a listener, which is told for as long as this is kept.
    public final class Subscription: Sendable {}

    private struct Listener: Leaving {
        weak var subscription: Subscription?
        let body: (Value) -> Void

        var isGone: Bool { subscription == nil }
    }

    private var listeners = LivingList<Listener>()

    public init() {}

    /// Tells `body` everything from now on, until the result is freed.
    public func subscribe(_ body: @escaping (Value) -> Void) -> Subscription {
        let subscription = Subscription()
        listeners.append(Listener(subscription: subscription, body: body))
        return subscription
    }

    /// Tells those who listen now; one that goes meanwhile is told nothing more, one that comes waits for the next time.
    public func tell(_ value: Value) {
        for listener in listeners.living() where !listener.isGone { listener.body(value) }
    }

    /// Whether there is a listener, once those who went have been forgotten, which happens when something is told at the
    /// latest.
    package func isHeard() -> Bool { !listeners.living().isEmpty }
}
