import GomaUI

/// The reasons why an app's services do not do what the customer wants.
enum AppRefusal: Error, Hashable, Sendable {
    /// Nobody can say more.
    case notNow
    case account(Account.Obstacle)
    case wallet(Wallet.Refusal)
    case bet(Bet.Refusal)
    case offer(Offer.Refusal)
    case limit(Limit.Refusal)
    case game(Game.Obstacle)
    /// More than a limit of the customer's lets through; with what is left of it.
    case aboveLimit(Limit.Kind, left: Money)
    /// Less or more than is taken.
    case stake(StakeRange.Problem, currency: String)
    /// The prices are not those that the customer saw.
    case oddsChanged
    /// No bets are taken on a selection.
    case closed
    /// Nothing comes from the matches.
    case noPrices
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
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        func money(_ amount: Amount, _ currency: String = "") -> String {
            environment.money.string(Money(amount, currency)).trimmingCharacters(in: .whitespaces)
        }
        return switch self {
        case .notNow: environment.text(.refusedNow)
        case .account(.loggedOut), .game(.account(.loggedOut)): environment.text(.refusedLoggedOut)
        case .account(.notVerified), .game(.account(.notVerified)): environment.text(.refusedNotVerified)
        case .wallet(.aboveBalance(let most)): environment.text(.refusedAboveBalance, ["amount": money(most)])
        case .wallet(.bonusOpen): environment.text(.refusedBonusOpen)
        case .wallet(.offerUsed), .offer(.used), .wallet(.offer(.used)): environment.text(.refusedOfferUsed)
        case .offer(.claimed): environment.text(.refusedOfferClaimed)
        case .offer(.expired), .wallet(.offer(.expired)): environment.text(.refusedOfferExpired)
        case .offer(.notBegun): environment.text(.refusedOfferNotBegun)
        case .wallet(.offer(.belowMinimum(let least))), .offer(.belowMinimum(let least)):
            environment.text(.refusedBelowOffer, ["amount": money(least)])
        case .wallet(.amount), .bet(.amount), .limit(.amount): environment.text(.refusedAmount)
        case .bet(.sameMarket): environment.text(.refusedSameMarket)
        case .bet(.over), .wallet(.over): environment.text(.refusedOver)
        case .bet(.aboveValue), .worthLess: environment.text(.refusedWorthLess)
        case .game(.belowLeastStake(let least)): environment.text(.refusedBelowStake, ["amount": money(least)])
        case .game(.notOffered): environment.text(.refusedNotOffered)
        case .aboveLimit(let kind, let left):
            environment.text(
                kind == .deposit ? .refusedDepositLimit : .refusedStakeLimit,
                ["amount": environment.money.string(left)])
        case .stake(.below(let least), let currency):
            environment.text(.refusedBelowStake, ["amount": money(least, currency)])
        case .stake(.above(let most), let currency):
            environment.text(.refusedAboveStake, ["amount": money(most, currency)])
        case .oddsChanged: environment.text(.refusedOddsChanged)
        case .closed: environment.text(.refusedClosed)
        case .noPrices: environment.text(.refusedNoPrices)
        case .addressTaken: environment.text(.refusedAddressTaken)
        case .noAccount: environment.text(.refusedNoAccount)
        case .wrongCode: environment.text(.refusedWrongCode)
        case .unknown, .wallet, .bet, .offer, .limit: environment.text(.refusedUnknown)
        }
    }
}
