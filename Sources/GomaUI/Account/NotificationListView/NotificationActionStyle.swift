/// The prominence of the action of a notification.
public enum NotificationActionStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// What the notification is for.
    case primary
    /// Something that is possible.
    case secondary
}
