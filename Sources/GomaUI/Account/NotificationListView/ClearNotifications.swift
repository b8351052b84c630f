/// All notifications are to be deleted, up to the latest that the customer has seen.
public struct ClearNotifications: ComponentRequest {
    public static let name = "account:clear-notifications"
    /// The latest one.
    public let latest: String

    public init(upTo latest: String) { self.latest = latest }

    public var words: String { "delete all notifications up to \(latest)" }
}
