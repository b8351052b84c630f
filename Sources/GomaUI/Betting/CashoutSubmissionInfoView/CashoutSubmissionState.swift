/// The outcome of a request to cash out.
public enum CashoutSubmissionState: String, CaseIterable, Codable, Hashable, Sendable {
    case submitting, success, error
}
