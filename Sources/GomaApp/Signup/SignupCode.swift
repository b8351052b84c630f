/// The code that proves that an address is the customer's own.
struct SignupCode: Codable {
    let pin: String
}
