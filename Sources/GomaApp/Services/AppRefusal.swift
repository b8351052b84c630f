/// The reasons why an app's services do not do what the customer wants.
enum AppRefusal: Error, Hashable, Sendable {
    /// Nobody can say more.
    case notNow
    case account(Account.Obstacle)
    case wallet(Wallet.Refusal)
    case bet(Bet.Refusal)
    case offer(Offer.Refusal)
    /// Nobody can take part in the tournament yet.
    case tournamentNotBegun
    /// Nobody can take part in the tournament any more.
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

extension AppRefusal {
    /// The reason in the language of the moment.
    /// - Parameter currency: that of its amounts.
    @MainActor
    func words(in environment: ViewEnvironment, currency: String) -> String {
        func money(_ amount: Amount) -> String { environment.money.string(Money(amount, currency)) }
        return switch self {
        case .notNow: environment.text(.deniedNow)
        case .account(.loggedOut), .game(.account(.loggedOut)): environment.text(.deniedLoggedOut)
        case .account(.notVerified), .game(.account(.notVerified)): environment.text(.deniedNotVerified)
        case .wallet(.aboveBalance(let most)): environment.text(.deniedAboveBalance, ["amount": money(most)])
        case .wallet(.bonusOpen): environment.text(.deniedBonusOpen)
        case .wallet(.offerUsed), .offer(.used), .wallet(.offer(.used)): environment.text(.deniedOfferUsed)
        case .offer(.claimed): environment.text(.deniedOfferClaimed)
        case .offer(.expired), .wallet(.offer(.expired)): environment.text(.deniedOfferExpired)
        case .offer(.notBegun): environment.text(.deniedOfferNotBegun)
        case .wallet(.offer(.belowMinimum(let least))), .offer(.belowMinimum(let least)):
            environment.text(.deniedBelowOffer, ["amount": money(least)])
        case .tournamentNotBegun: environment.text(.deniedTournamentNotBegun)
        case .tournamentOver: environment.text(.deniedTournamentOver)
        case .wallet(.amount), .bet(.amount), .limit(.amount): environment.text(.deniedAmount)
        case .bet(.selectionCount):
            environment.text(.deniedSelectionCount, ["count": "\(Bet.mostSelections)"])
        case .bet(.sameMarket): environment.text(.deniedSameMarket)
        case .bet(.sameMatch): environment.text(.deniedSameMatch)
        case .bet(.over), .bet(.decided), .wallet(.over): environment.text(.deniedOver)
        case .bet(.aboveValue), .worthLess: environment.text(.deniedWorthLess)
        case .game(.belowLeastStake(let least)): environment.text(.deniedBelowStake, ["amount": money(least)])
        case .game(.notOffered): environment.text(.deniedNotOffered)
        case .document(.format): environment.text(.deniedDocumentFormat)
        case .document(.inReview): environment.text(.deniedDocumentInReview)
        case .document(.accepted): environment.text(.deniedDocumentAccepted)
        case .noProof(let most): environment.text(.deniedNoProof, ["amount": money(most)])
        case .nameProved: environment.text(.deniedNameProved)
        case .aboveLimit(.deposit, let left): environment.text(.deniedDepositLimit, ["amount": money(left)])
        case .aboveLimit(.stake, let left): environment.text(.deniedStakeLimit, ["amount": money(left)])
        case .aboveLimit(.loss, let left): environment.text(.deniedLossLimit, ["amount": money(left)])
        case .aboveLimit(.session, _): environment.text(.deniedSessionLimit)
        case .stake(.below(let least)): environment.text(.deniedBelowStake, ["amount": money(least)])
        case .stake(.above(let most)): environment.text(.deniedAboveStake, ["amount": money(most)])
        case .deposit(.below(let least)): environment.text(.deniedBelowDeposit, ["amount": money(least)])
        case .deposit(.above(let most)): environment.text(.deniedAboveDeposit, ["amount": money(most)])
        case .oddsChanged: environment.text(.deniedOddsChanged)
        case .closed: environment.text(.deniedClosed)
        case .noPrices: environment.text(.deniedNoPrices)
        case .notStanding: environment.text(.deniedNotStanding)
        case .addressTaken: environment.text(.deniedAddressTaken)
        case .noAccount: environment.text(.deniedNoAccount)
        case .wrongCode: environment.text(.deniedWrongCode)
        case .unknown, .wallet, .bet, .offer, .limit: environment.text(.deniedUnknown)
        }
    }
}
