/// The progress of sending a code once more.
public enum ResendCodePhase: Codable, Hashable, Sendable {
    /// The last code may still be on its way; so many seconds are left.
    case waiting(seconds: Limited<Seconds>)
    /// Another code can be sent.
    case ready
    /// Another code has been asked for.
    case sending
    /// It was not sent.
    case failed(RequestFailure)
}
