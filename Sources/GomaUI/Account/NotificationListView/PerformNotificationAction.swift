/// The action that a notification offers is to be done.
public struct PerformNotificationAction: ComponentRequest {
    public static let name = "account:notification-action"
    /// Which notification.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "do what the notification \(id) offers" }
}
