/// The progress of taking a withdrawal back.
public enum PendingWithdrawCancellation: Codable, Hashable, Sendable {
    /// The withdrawal goes on.
    case none
    /// The customer is asked whether it is meant.
    case confirming
    /// It has been asked for.
    case asked
    /// The withdrawal was not taken back.
    case refused(RequestFailure)
}
