/// All notifications were counted as read, up to the latest that the customer has seen.
public struct ReadAllNotifications: ComponentRequest {
    public static let name = "account:read-all-notifications"
    public static let isNotice = true
    /// The latest one.
    public let latest: String

    public init(upTo latest: String) { self.latest = latest }

    public var words: String { "count all notifications as read up to \(latest)" }
}
