/// The progress of taking a notification away.
public enum NotificationRemoval: Codable, Hashable, Sendable {
    /// It is to stay.
    case none
    /// It is taken away, and can be put back for some seconds.
    case undoable(secondsLeft: Limited<Seconds>)
    /// The owner is asked to delete it.
    case asked
    /// It was not deleted, and is there.
    case failed(RequestFailure)

    /// Seconds in which it can still be put back; `nil` where it was not taken away, or cannot be.
    var secondsLeft: Int? {
        guard case .undoable(let seconds) = self else { return nil }
        return seconds.number
    }

    /// Whether it is about to go.
    public var isLeaving: Bool {
        switch self {
        case .none, .failed: false
        case .undoable, .asked: true
        }
    }
}
