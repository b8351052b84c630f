/// A notification is to be deleted.
public struct DeleteNotification: ComponentRequest {
    public static let name = "account:delete-notification"
    /// Which notification.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "delete the notification \(id)" }
}
