/// The code that proves that an address is the customer's own.
struct CodeDetails: Codable {
    let pin: String
}
