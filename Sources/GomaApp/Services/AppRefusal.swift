/// The reasons why an app's services do not do what the customer wants.
enum AppRefusal: Error, Hashable, Sendable {
    /// Nobody can say more.
    case notNow
    case account(Account.Obstacle)
    case wallet(Wallet.Refusal)
    case bet(Bet.Refusal)
    case offer(Offer.Refusal)
    case tournamentNotBegun
    case tournamentOver
    case limit(Limit.Refusal)
    case document(VerificationDocument.Refusal)
    /// More than is paid out to one whose identity is not proved.
    case noProof(above: Amount)
    /// The name is that of the document that has proved it.
    case nameProved
    case game(Game.Obstacle)
    /// More than a limit of the customer's lets through; with what is left of it.
    case aboveLimit(Limit.Kind, left: Amount)
    /// Less or more than is taken.
    case stake(StakeRange.Problem)
    /// Less or more than is paid in at once.
    case deposit(StakeRange.Problem)
    /// The prices are not those that the customer saw.
    case oddsChanged
    /// The slip holds something else than what was asked for, or is bet on in another way.
    case slipChanged
    /// No bets are taken on a selection.
    case closed
    /// Nothing comes from the matches.
    case noPrices
    /// The bet can still be taken back, and nothing is offered for it before it stands.
    case notStanding
    /// What is worth less than was asked for.
    case worthLess
    /// Nothing has that identity.
    case unknown
    /// There is an account with the address already.
    case addressTaken
    /// There is none with it.
    case noAccount
    case wrongCode
}
