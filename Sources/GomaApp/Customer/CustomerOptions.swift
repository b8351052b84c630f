/// What a page can say of its customer.
struct CustomerOptions: Decodable {
    /// As it is written before amounts.
    var currency: String
    /// The moment at which the app's day begins, of UTC.
    var now: MomentText
    var offers: [OfferEntry]?
    /// What can be taken part in.
    var tournaments: [TournamentEntry]?
    /// What can be played.
    var games: [GameEntry]?
    /// What can be paid in by one choice, in whole units of the currency.
    var deposits: [Limited<Deposit>]?
    /// What goes wrong from the start.
    var troubles: [Trouble]?

    enum Deposit: NumberRange { static let range = 1...100_000 }
}
