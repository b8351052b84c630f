/// One of several things that a field of a form can be.
public struct FormChoice: Codable, Hashable, Sendable {
    /// What tells it from the others, and what is sent.
    public let id: String
    /// What the customer reads.
    public let title: String
}
