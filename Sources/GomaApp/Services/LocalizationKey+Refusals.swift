/// Why an app's services do not do what the customer wants.
extension LocalizationKey {
    static let deniedNow = Self("deniedNow", english: "That cannot be done at the moment. Try again later.")
    static let deniedLoggedOut = Self("deniedLoggedOut", english: "Log in first")
    static let deniedNotVerified = Self("deniedNotVerified", english: "Confirm with your code first")
    static let deniedAboveBalance = Self("deniedAboveBalance", english: "Only {amount} is available")
    static let deniedBonusOpen = Self("deniedBonusOpen", english: "Another bonus has to be wagered first")
    static let deniedOfferUsed = Self("deniedOfferUsed", english: "This offer has been used")
    static let deniedOfferClaimed = Self("deniedOfferClaimed", english: "This offer is yours already")
    static let deniedOfferExpired = Self("deniedOfferExpired", english: "This offer has expired")
    static let deniedOfferNotBegun = Self("deniedOfferNotBegun", english: "This offer has not begun yet")
    static let deniedBelowOffer = Self("deniedBelowOffer", english: "The bonus comes with {amount} or more")
    static let deniedTournamentNotBegun = Self(
        "deniedTournamentNotBegun", english: "The tournament has not begun yet")
    static let deniedTournamentOver = Self("deniedTournamentOver", english: "The tournament is over")
    static let deniedAmount = Self("deniedAmount", english: "That is no amount that can be paid")
    static let deniedSameMarket = Self(
        "deniedSameMarket", english: "Two selections of one market cannot win together")
    static let deniedSameMatch = Self(
        "deniedSameMatch", english: "Two selections of one match cannot be bet on together")
    static let deniedSelectionCount = Self(
        "deniedSelectionCount", english: "A bet has {count} selections at most")
    static let deniedOver = Self("deniedOver", english: "It is over already")
    static let deniedWorthLess = Self("deniedWorthLess", english: "The bet is worth less by now")
    static let deniedBelowStake = Self("deniedBelowStake", english: "The lowest stake is {amount}")
    static let deniedAboveStake = Self("deniedAboveStake", english: "The highest stake is {amount}")
    static let deniedBelowDeposit = Self("deniedBelowDeposit", english: "The lowest deposit is {amount}")
    static let deniedAboveDeposit = Self("deniedAboveDeposit", english: "The highest deposit is {amount}")
    static let deniedNotOffered = Self("deniedNotOffered", english: "The game is not offered at the moment")
    static let deniedDepositLimit = Self(
        "deniedDepositLimit", english: "Your deposit limit leaves {amount}")
    static let deniedStakeLimit = Self("deniedStakeLimit", english: "Your stake limit leaves {amount}")
    static let deniedLossLimit = Self("deniedLossLimit", english: "Your loss limit leaves {amount}")
    static let deniedSessionLimit = Self("deniedSessionLimit", english: "Your time limit is used up")
    static let deniedOddsChanged = Self("deniedOddsChanged", english: "The odds have changed")
    static let deniedClosed = Self("deniedClosed", english: "No bets are taken on a selection any more")
    static let deniedNoPrices = Self(
        "deniedNoPrices", english: "There are no prices at the moment. Try again once they are back.")
    static let deniedNotStanding = Self(
        "deniedNotStanding", english: "The bet can be cashed out in a few seconds")
    static let deniedNoAccount = Self("deniedNoAccount", english: "There is no account with this address")
    static let deniedAddressTaken = Self(
        "deniedAddressTaken", english: "There is an account with this address already")
    static let deniedWrongCode = Self("deniedWrongCode", english: "This is not the right code")
    static let deniedDocumentFormat = Self(
        "deniedDocumentFormat", english: "Name a file that ends in .pdf, .png, .jpg or .jpeg")
    static let deniedDocumentInReview = Self("deniedDocumentInReview", english: "We are looking at one already")
    static let deniedDocumentAccepted = Self("deniedDocumentAccepted", english: "You have proved this already")
    static let deniedNoProof = Self(
        "deniedNoProof", english: "More than {amount} takes a proof of your identity: see Account, Documents")
    static let deniedNameProved = Self(
        "deniedNameProved", english: "The name is that of your proof of identity, and stays as it is")
    static let deniedUnknown = Self("deniedUnknown", english: "That is not known here")
}
