import GomaUI

/// Why an app's services do not do what the customer wants.
extension LocalizationKey {
    static let refusedNow = Self("refusedNow", english: "That cannot be done at the moment. Try again later.")
    static let refusedLoggedOut = Self("refusedLoggedOut", english: "Log in first")
    static let refusedNotVerified = Self("refusedNotVerified", english: "Confirm with your code first")
    static let refusedAboveBalance = Self("refusedAboveBalance", english: "There are only {amount} for it")
    static let refusedBonusOpen = Self("refusedBonusOpen", english: "Another bonus is to be wagered first")
    static let refusedOfferUsed = Self("refusedOfferUsed", english: "This offer has been used")
    static let refusedOfferClaimed = Self("refusedOfferClaimed", english: "This offer is yours already")
    static let refusedOfferExpired = Self("refusedOfferExpired", english: "This offer has expired")
    static let refusedOfferNotBegun = Self("refusedOfferNotBegun", english: "This offer has not begun yet")
    static let refusedBelowOffer = Self("refusedBelowOffer", english: "The bonus comes with {amount} or more")
    static let refusedAmount = Self("refusedAmount", english: "That is no amount that can be paid")
    static let refusedSameMarket = Self(
        "refusedSameMarket", english: "Two selections of one market cannot win together")
    static let refusedOver = Self("refusedOver", english: "It is over already")
    static let refusedWorthLess = Self("refusedWorthLess", english: "The bet is worth less by now")
    static let refusedBelowStake = Self("refusedBelowStake", english: "It takes {amount} at least")
    static let refusedAboveStake = Self("refusedAboveStake", english: "{amount} are taken at most")
    static let refusedNotOffered = Self("refusedNotOffered", english: "The game is not offered at the moment")
    static let refusedDepositLimit = Self(
        "refusedDepositLimit", english: "Your deposit limit leaves {amount}")
    static let refusedStakeLimit = Self("refusedStakeLimit", english: "Your limit leaves {amount}")
    static let refusedOddsChanged = Self("refusedOddsChanged", english: "The odds have changed")
    static let refusedClosed = Self("refusedClosed", english: "No bets are taken on a selection any more")
    static let refusedNoPrices = Self(
        "refusedNoPrices", english: "There are no prices at the moment. Bets are taken again once they are back.")
    static let refusedNoAccount = Self("refusedNoAccount", english: "There is no account with this address")
    static let refusedAddressTaken = Self(
        "refusedAddressTaken", english: "There is an account with this address already")
    static let refusedWrongCode = Self("refusedWrongCode", english: "This is not the right code")
    static let refusedUnknown = Self("refusedUnknown", english: "That is not known here")
}
