/// The ways on which a code reaches the customer.
enum SignupChannel: String, CaseIterable, Codable, Hashable, Sendable {
    case phone, email
}
