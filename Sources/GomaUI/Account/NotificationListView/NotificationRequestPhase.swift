/// The progress of a request for notifications.
public enum NotificationRequestPhase: Codable, Hashable, Sendable {
    /// Nothing has been asked for.
    case idle
    /// They are on their way.
    case loading
    /// They did not come.
    case failed(RequestFailure)

    /// Why they did not come; `nil` where they may have.
    var failure: RequestFailure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}
