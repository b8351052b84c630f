/// What the customer says to open an account.
struct SignupDetails: Codable {
    let name: String
    let email: String
    let phone: String
    let password: String
    let channel: SignupChannel
    let terms: Bool

    /// The first of the customer's names.
    var firstName: String { name.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "" }
}
