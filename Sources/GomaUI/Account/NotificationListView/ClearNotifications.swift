/// All notifications are to be deleted, up to the latest that the customer has seen.
public struct ClearNotifications: ComponentRequest {
    public static let name = "account:clear-notifications"
    /// The latest one.
    public let latest: String
    /// Of which inbox; `nil` where nobody has told.
    public let inbox: String?

    public init(upTo latest: String, inbox: String? = nil) {
        self.latest = latest
        self.inbox = inbox
    }

    public var words: String { "delete all notifications up to \(latest)" }
}
