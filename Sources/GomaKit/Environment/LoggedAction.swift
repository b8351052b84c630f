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
    /// Whether the model lists it among its ``ActingModel/actions``.
    package let isDeclared: Bool

    public init(time: Instant, component: String, path: String = "", call: String) {
        self.init(time: time, component: component, path: path, call: call, isDeclared: true)
    }

    package init(time: Instant, component: String, path: String, call: String, isDeclared: Bool) {
        self.time = time
        self.component = component
        self.path = path
        self.call = call
        self.isDeclared = isDeclared
    }

    public var description: String { "\(component).\(call)" }

    /// The call after the part that was called, such as `outcomes.lines[0] OutcomeItem.toggleSelection()`.
    public var place: String { path.isEmpty ? description : "\(path) \(description)" }
}
