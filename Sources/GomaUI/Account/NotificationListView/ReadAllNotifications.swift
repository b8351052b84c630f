/// All notifications were counted as read, up to the latest that the customer has seen.
public struct ReadAllNotifications: ComponentRequest {
    public static let name = "account:read-all-notifications"
    public static let isNotice = true
    /// The latest one.
    public let latest: String
    /// Of which inbox; `nil` where nobody has told.
    public let inbox: String?

    public init(upTo latest: String, inbox: String? = nil) {
        self.latest = latest
        self.inbox = inbox
    }

    public var words: String { "count all notifications as read up to \(latest)" }
}
