/// A gap in a component's coverage that is meant to be there.
public struct CoverageWaiver: Hashable, Sendable {
    package let subject: String
    package let reason: String

    /// - Parameters:
    ///   - subject: what the gap is about, as `gomaui check --coverage` names it, such as `items[].icon`.
    ///   - reason: why it is right so.
    public init(_ subject: String, because reason: String) {
        self.subject = subject
        self.reason = reason
    }
}
