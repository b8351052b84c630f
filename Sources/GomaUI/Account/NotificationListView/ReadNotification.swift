/// A notification was read.
public struct ReadNotification: ComponentRequest {
    public static let name = "account:read-notification"
    public static let isNotice = true
    /// Which notification.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "count the notification as read: \(id)" }
}
