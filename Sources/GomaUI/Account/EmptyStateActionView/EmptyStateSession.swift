/// The session of the customer who looks at something that is empty.
public enum EmptyStateSession: String, CaseIterable, Codable, Hashable, Sendable {
    /// A guest, who is asked to log in.
    case loggedOut
    /// A customer, who knows what to do.
    case loggedIn
}
