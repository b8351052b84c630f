/// The stage that the customer has come to with an account. Pages show parts when one of these is on.
enum SignupStage: String, CaseIterable, Codable, Hashable, Sendable {
    /// Who the customer is.
    case details
    /// Whether the phone number, or the address, is the customer's own.
    case code
    /// The account is open.
    case done
}
