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
