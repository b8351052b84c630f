/// The progress of confirming a payment on the customer's phone.
public enum VerificationPhase: Codable, Hashable, Sendable {
    /// The prompt is on its way to the phone.
    case pushing
    /// The phone shows it; the customer confirms there.
    case prompted
    /// The customer has confirmed.
    case confirmed
    /// The customer has declined, or has not been heard of.
    case failed(RequestFailure)
    /// The prompt could not be sent to the phone.
    case notSent(RequestFailure)
    /// Nobody has confirmed in time.
    case expired

    /// Whether something is awaited.
    package var isWaiting: Bool { self == .pushing || self == .prompted }
}
