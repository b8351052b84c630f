import Foundation

/// All that an app knows of a customer, as it is kept from one run to the next.
struct CustomerRecord: Codable, Hashable, Sendable {
    /// `nil` until one is opened.
    var account: Account?
    /// Where the customer is written to; empty for nowhere.
    var phone = ""
    /// What the customer has handed in, the latest last; files of before there was any have none.
    var documents: [VerificationDocument]? = []
    var wallet: Wallet
    /// In the order in which they were placed.
    var bets: [Bet] = []
    var limits: [Limit] = []
    var offers: [Offer] = []
    /// What the customer takes part in.
    var joined: Set<String> = []
    /// What rounds have brought in tournaments, by their identities; files of before there were any have none.
    var brought: [String: Amount]? = [:]
    /// Tournaments that are over for the customer.
    var decided: Set<String>? = []
    /// Games by the moment at which they were played last.
    var played: [String: Date] = [:]
    /// Games that the customer has marked; what shows is among ``interests``, as with searches.
    var favoriteGames: Set<String> = []
    /// What guests have marked and looked for while the customer was not there; files of before that have none.
    var guestInterests: Interests?
    /// The latest last.
    var notices: [Notice] = []
    /// Texts that were searched for, the latest first.
    var searches: [String] = []
    /// Identities that have been given out.
    @Limited<GivenOut> var count = 0

    enum GivenOut: NumberRange { static let range = 0...1_000_000_000 }

    init(currency: String) { wallet = Wallet(currency: currency) }

    /// A new identity, which nothing else has.
    mutating func newID(_ prefix: String) -> String {
        count += 1
        return "\(prefix)-\(1000 + count)"
    }

    /// What whoever is there has marked and looked for; that of an account shows to nobody but its customer.
    var interests: Interests {
        get {
            isLeft ? guestInterests ?? Interests() : Interests(favoriteGames: favoriteGames, searches: searches)
        }
        set {
            if isLeft {
                guestInterests = newValue
            } else {
                (favoriteGames, searches) = (newValue.favoriteGames, newValue.searches)
            }
        }
    }

    /// The account of a customer who is logged in; `nil` for guests.
    var member: Account? { account.flatMap { $0.isLoggedIn ? $0 : nil } }

    /// Whether a guest is there, and no customer.
    var isOfGuest: Bool { member == nil }

    /// Whether it is of a customer who is not there.
    private var isLeft: Bool { account?.isLoggedIn == false }
}
