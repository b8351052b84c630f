/// The delivery of an event to many listeners, in the order in which they began to listen.
///
/// A listener is told for as long as it keeps its ``Subscription``. Whether that is still there is looked up when
/// something is told, so nothing hangs on when, or on which thread, a subscription is freed.
public final class Broadcast<Value> {
    /// Listens for as long as it is kept.
    public final class Subscription: Sendable {}

    private struct Listener {
        weak var subscription: Subscription?
        let body: (Value) -> Void
    }

    private var listeners: [Listener] = []
    /// How many listeners there may be before it is looked again who of many has gone, so that each costs little to come.
    private var mostKept = 0

    /// Listeners of which it costs little to look at all.
    private static var few: Int { 32 }

    public init() {}

    /// Tells `body` everything from now on, until the result is freed.
    public func subscribe(_ body: @escaping (Value) -> Void) -> Subscription {
        if listeners.count <= Self.few || listeners.count >= mostKept { prune() }
        let subscription = Subscription()
        listeners.append(Listener(subscription: subscription, body: body))
        return subscription
    }

    /// Tells those who listen now; one that goes meanwhile is told nothing more, one that comes waits for the next time.
    public func tell(_ value: Value) {
        prune()
        for listener in listeners where listener.subscription != nil { listener.body(value) }
    }

    private func prune() {
        listeners.removeAll { $0.subscription == nil }
        mostKept = 2 * listeners.count
    }
}
