/// Texts that the component brings itself.
extension LocalizationKey {
    static let stakeAmount = Self("stakeAmount", english: "Amount")
    static let placeBet = Self("placeBet", english: "Place bet")
    static let placeBetWithAmount = Self("placeBetWithAmount", english: "Place bet {amount}")
    static let placingBet = Self("placingBet", english: "Placing bet")
    static let betOnItsWay = Self("betOnItsWay", english: "Your bet is on its way")
    static let takeBackBet = Self("takeBackBet", english: "Take back ({seconds} s)")
    static let enterStake = Self("enterStake", english: "Enter an amount to place the bet")
    static let winningsLimited = Self("winningsLimited", english: "A bet pays {amount} at most")
    static let addSelection = Self("addSelection", english: "Add a selection to place a bet")
    package static let betPlaced = Self("betPlaced", english: "Bet of {amount} placed")
    static let refusedOddsChanged = Self("refusedOddsChanged", english: "Bet not placed: the odds have changed")
    static let refusedSelection = Self(
        "refusedSelection", english: "Bet not placed: a selection is no longer open")
    static let takingBetBack = Self("takingBetBack", english: "Taking the bet back")
    static let betStands = Self("betStands", english: "The bet stands")
    static let betStandsFor = Self("betStandsFor", english: "The bet stands: {reason}")
    static let refusedBet = Self("refusedBet", english: "Bet not placed: it was not taken")
    static let refusedFor = Self("refusedFor", english: "Bet not placed: {reason}")
    static let refusedConnection = Self("refusedConnection", english: "Bet not placed: there was no answer")
}
