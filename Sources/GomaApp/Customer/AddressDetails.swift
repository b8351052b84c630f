/// What the customer says to log in.
struct AddressDetails: Codable {
    let email: String
}
