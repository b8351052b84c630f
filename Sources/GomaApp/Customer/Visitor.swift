/// Who is there, as far as an app can tell.
struct Visitor: Hashable, Sendable {
    /// That of the account that has been named; `nil` where none has been.
    let address: String?
    /// Whether it has been proved to be the customer's own.
    let isLoggedIn: Bool

    init(_ account: Account?) {
        address = account?.id
        isLoggedIn = account?.isLoggedIn ?? false
    }

    /// The address of a customer who is logged in; `nil` for a guest.
    var member: String? { isLoggedIn ? address : nil }
}
