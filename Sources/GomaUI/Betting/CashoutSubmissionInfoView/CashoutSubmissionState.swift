/// The outcome of a request to cash out.
public enum CashoutSubmissionState: Codable, Hashable, Sendable {
    /// The owner has sent it, and its answer is on its way.
    case submitting
    /// It has failed, and is asked for again.
    case retrying
    case success
    /// It was not given, or nobody has answered.
    case error(RequestFailure)

    /// Whether an answer is on its way.
    var isOnItsWay: Bool { self == .submitting || self == .retrying }
}
