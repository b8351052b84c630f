/// The session of the customer whose toolbar it is.
public enum ToolbarSession: String, CaseIterable, Codable, Hashable, Sendable {
    /// Nobody is logged in.
    case guest
    /// A customer is.
    case customer
}
