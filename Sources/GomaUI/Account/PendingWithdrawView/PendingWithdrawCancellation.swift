/// The progress of taking a withdrawal back.
public enum PendingWithdrawCancellation: Codable, Hashable, Sendable {
    /// It is not.
    case none
    /// The customer is asked whether it is meant.
    case confirming
    /// It has been asked for.
    case asked
    /// It is not to be had.
    case refused(RequestFailure)
}
