/// Why an app's services do not do what the customer wants, where more than a refusal says it.
extension LocalizationKey {
    static let deniedOfferUsed = Self("deniedOfferUsed", english: "This offer has been used")
    static let deniedOfferExpired = Self("deniedOfferExpired", english: "This offer has expired")
    static let deniedSameMatch = Self(
        "deniedSameMatch", english: "Two selections of one match cannot be bet on together")
    static let deniedAddressTaken = Self(
        "deniedAddressTaken", english: "There is an account with this address already")
    static let deniedWrongCode = Self("deniedWrongCode", english: "This is not the right code")
    static let deniedUnknown = Self("deniedUnknown", english: "That is not known here")
}

extension AppRefusal {
    /// The reason in the language of the moment.
    /// - Parameter currency: that of its amounts.
    @MainActor
    func words(in environment: ViewEnvironment, currency: String) -> String {
        let money = amount.map { environment.money.string(Money($0, currency)) } ?? ""
        return environment.text(reason, ["amount": money, "count": "\(Bet.mostSelections)"])
    }

    /// The amount that the reason names.
    private var amount: Amount? {
        switch self {
        case .wallet(.aboveBalance(let amount)), .noProof(let amount), .aboveLimit(_, let amount),
            .offer(.belowMinimum(let amount)), .wallet(.offer(.belowMinimum(let amount))),
            .stake(.below(let amount)), .stake(.above(let amount)), .game(.belowLeastStake(let amount)),
            .deposit(.below(let amount)), .deposit(.above(let amount)):
            amount
        default: nil
        }
    }

    private var reason: LocalizationKey {
        switch self {
        case .notNow: LocalizationKey("deniedNow", english: "That cannot be done at the moment. Try again later.")
        case .account(.loggedOut), .game(.account(.loggedOut)):
            LocalizationKey("deniedLoggedOut", english: "Log in first")
        case .account(.notVerified), .game(.account(.notVerified)):
            LocalizationKey("deniedNotVerified", english: "Confirm with your code first")
        case .wallet(.aboveBalance): LocalizationKey("deniedAboveBalance", english: "Only {amount} is available")
        case .wallet(.bonusOpen):
            LocalizationKey("deniedBonusOpen", english: "Another bonus has to be wagered first")
        case .offer(.used), .wallet(.offerUsed), .wallet(.offer(.used)): .deniedOfferUsed
        case .offer(.claimed): LocalizationKey("deniedOfferClaimed", english: "This offer is yours already")
        case .offer(.expired), .wallet(.offer(.expired)): .deniedOfferExpired
        case .offer(.notBegun): LocalizationKey("deniedOfferNotBegun", english: "This offer has not begun yet")
        case .offer(.belowMinimum), .wallet(.offer(.belowMinimum)):
            LocalizationKey("deniedBelowOffer", english: "The bonus comes with {amount} or more")
        case .tournamentNotBegun:
            LocalizationKey("deniedTournamentNotBegun", english: "The tournament has not begun yet")
        case .tournamentOver: LocalizationKey("deniedTournamentOver", english: "The tournament is over")
        case .wallet(.amount), .bet(.amount), .limit(.amount):
            LocalizationKey("deniedAmount", english: "That is no amount that can be paid")
        case .bet(.selectionCount):
            LocalizationKey("deniedSelectionCount", english: "A bet has {count} selections at most")
        case .bet(.sameMarket):
            LocalizationKey("deniedSameMarket", english: "Two selections of one market cannot win together")
        case .bet(.sameMatch): .deniedSameMatch
        case .bet(.over), .bet(.decided), .wallet(.over): LocalizationKey("deniedOver", english: "It is over already")
        case .bet(.aboveValue), .worthLess: LocalizationKey("deniedWorthLess", english: "The bet is worth less by now")
        case .stake(.below), .game(.belowLeastStake):
            LocalizationKey("deniedBelowStake", english: "The lowest stake is {amount}")
        case .stake(.above): LocalizationKey("deniedAboveStake", english: "The highest stake is {amount}")
        case .deposit(.below): LocalizationKey("deniedBelowDeposit", english: "The lowest deposit is {amount}")
        case .deposit(.above): LocalizationKey("deniedAboveDeposit", english: "The highest deposit is {amount}")
        case .game(.notOffered):
            LocalizationKey("deniedNotOffered", english: "The game is not offered at the moment")
        case .aboveLimit(.deposit, _):
            LocalizationKey("deniedDepositLimit", english: "Your deposit limit leaves {amount}")
        case .aboveLimit(.stake, _): LocalizationKey("deniedStakeLimit", english: "Your stake limit leaves {amount}")
        case .aboveLimit(.loss, _): LocalizationKey("deniedLossLimit", english: "Your loss limit leaves {amount}")
        case .aboveLimit(.session, _): LocalizationKey("deniedSessionLimit", english: "Your time limit is used up")
        case .oddsChanged: LocalizationKey("deniedOddsChanged", english: "The odds have changed")
        case .slipChanged: LocalizationKey("deniedSlipChanged", english: "The bet slip has changed meanwhile")
        case .closed: LocalizationKey("deniedClosed", english: "No bets are taken on a selection any more")
        case .noPrices:
            LocalizationKey(
                "deniedNoPrices", english: "There are no prices at the moment. Try again once they are back.")
        case .notStanding:
            LocalizationKey("deniedNotStanding", english: "The bet can be cashed out in a few seconds")
        case .noAccount: LocalizationKey("deniedNoAccount", english: "There is no account with this address")
        case .addressTaken: .deniedAddressTaken
        case .wrongCode: .deniedWrongCode
        case .document(.format):
            LocalizationKey("deniedDocumentFormat", english: "Name a file that ends in .pdf, .png, .jpg or .jpeg")
        case .document(.inReview): LocalizationKey("deniedDocumentInReview", english: "We are looking at one already")
        case .document(.accepted): LocalizationKey("deniedDocumentAccepted", english: "You have proved this already")
        case .noProof:
            LocalizationKey(
                "deniedNoProof", english: "More than {amount} takes a proof of your identity: see Account, Documents")
        case .nameProved:
            LocalizationKey(
                "deniedNameProved", english: "The name is that of your proof of identity, and stays as it is")
        case .unknown, .wallet, .bet, .offer, .limit: .deniedUnknown
        }
    }
}
