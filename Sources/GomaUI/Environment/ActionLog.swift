import TerminalKit

/// One call of a view model.
public struct LoggedAction: Hashable, Sendable, CustomStringConvertible {
    /// When it was made, on the scheduler's time line.
    public let time: Instant
    /// The component whose view model was called, such as "PillItem".
    public let component: String
    /// Which part of the component on show was called, such as `outcomes.lines[0]`; empty for the component itself.
    public let path: String
    /// The call, such as `toggleSelection()`.
    public let call: String

    public init(time: Instant, component: String, path: String = "", call: String) {
        self.time = time
        self.component = component
        self.path = path
        self.call = call
    }

    public var description: String { "\(component).\(call)" }

    /// The call after the part that was called, such as `outcomes.lines[0] OutcomeItem.toggleSelection()`.
    public var place: String { path.isEmpty ? description : "\(path) \(description)" }
}

/// Every view-model call, in order.
public final class ActionLog {
    /// Calls kept at most; the oldest go first.
    public static let capacity = 1000

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

    public func record(_ action: LoggedAction) {
        count += 1
        actions.append(action)
        if actions.count > Self.capacity { actions.removeFirst(actions.count - Self.capacity) }
        calls.tell(action)
    }
}
