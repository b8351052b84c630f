/// The progress of a request for notifications.
public enum NotificationRequestPhase: Codable, Hashable, Sendable {
    /// Nothing has been asked for.
    case idle
    /// They are on their way.
    case loading
    /// They did not come; `nil` says so in general words.
    case failed(message: String?)
}
