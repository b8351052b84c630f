/// The outcome of a request to cash out.
public enum CashoutSubmissionState: Codable, Hashable, Sendable {
    case submitting, success
    /// It was not given, or nobody has answered.
    case error(RequestFailure)
}
