/// The progress of the removal of a limit.
public enum UserLimitRemoval: Codable, Hashable, Sendable {
    /// Nobody has asked for it.
    case none
    /// The customer is asked whether it is meant.
    case confirming
    /// It is being asked for.
    case asking
    /// It was refused, and can be asked for again.
    case failed(RequestFailure)
    /// The limit is gone.
    case done
}
