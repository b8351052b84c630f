/// What texts and conditions of pages can name of a customer.
struct CustomerFacts: Encodable {
    let isLoggedIn: Bool
    /// As components call it that show guests and customers.
    let session: String
    let name: String
    let firstName: String
    let email: String
    let phone: String
    /// Whether there is a proof that the customer can give now.
    let canHandIn: Bool

    init(_ record: CustomerRecord) {
        let account = record.member
        isLoggedIn = account != nil
        session = isLoggedIn ? "customer" : "guest"
        name = account?.name ?? ""
        firstName = name.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        email = account?.id ?? ""
        phone = isLoggedIn ? record.phone : ""
        canHandIn = isLoggedIn && VerificationDocument.Proof.allCases.contains { (record.documents ?? []).lack($0) }
    }
}
