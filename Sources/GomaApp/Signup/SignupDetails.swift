/// What the customer says to open an account.
struct SignupDetails: Codable {
    let name: String
    let email: String
    let phone: String
    /// `nil` where a code is enough.
    let password: String?
    /// `nil` where there is one way for the code.
    let channel: SignupChannel?
    let terms: Bool

    /// The first of the customer's names.
    var firstName: String { name.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "" }
}
