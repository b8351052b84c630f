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

    public var description: String { "\(component).\(call)" }
}

/// Every view-model call, in order.
public final class ActionLog {
    /// Calls kept at most; the oldest go first.
    public static let capacity = 1000

    public private(set) var actions: [LoggedAction] = []
    /// Calls ever made.
    public private(set) var count = 0
    public var onRecord: ((LoggedAction) -> Void)?

    public init() {}

    public func record(_ action: LoggedAction) {
        count += 1
        actions.append(action)
        if actions.count > Self.capacity { actions.removeFirst(actions.count - Self.capacity) }
        onRecord?(action)
    }
}
