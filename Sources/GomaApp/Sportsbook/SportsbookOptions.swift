/// What a page can say of its sportsbook.
struct SportsbookOptions: Decodable {
    /// What is known of matches before any event comes in.
    var matches: [MatchEntry]?
    /// A file with more of them, from the folder of the page: a list, or a match on each line of one that ends in .jsonl. However
    /// many there are, each is read when it is looked at. Of two of one identity that of the page counts.
    var file: String?
    /// The source of kind "customer" that says whose book it is; without it, it is that of somebody who has the balance.
    var customer: String?
    /// The customer's money; what cannot be covered by it cannot be staked.
    var balance: Limited<Balance>?
    /// As it is written before amounts.
    var currency: String?
    /// The moment at which that is told, of UTC; without it nobody knows which day is today.
    var now: MomentText?
    /// Whether bets on many selections win more.
    var boosts: Bool?

    /// Matches that are made up, and all that happens to them.
    var league: LeagueOptions?

    /// Money that is owned.
    enum Balance: NumberRange {
        static let range = 0...MoneyAmount.range.upperBound
    }
}
