/// Notifications as an owner answers with them.
public struct NotificationPage: Hashable, Sendable {
    /// The notifications, the latest first.
    public var notifications: [NotificationItem]
    /// Whether there are older ones.
    public var hasMore: Bool

    public init(_ notifications: [NotificationItem], hasMore: Bool) {
        self.notifications = notifications
        self.hasMore = hasMore
    }
}
