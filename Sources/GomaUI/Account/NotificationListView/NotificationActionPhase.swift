/// The progress of the action of a notification.
public enum NotificationActionPhase: Codable, Hashable, Sendable {
    /// It can be asked for.
    case idle
    /// It has been asked for.
    case performing
    /// It has been done.
    case done
    /// It was not done. It can be asked for again.
    case failed(RequestFailure)
}
