/// Texts that the component brings itself.
extension LocalizationKey {
    public static let stakeAmount = Self("stakeAmount", english: "Amount")
    public static let placeBet = Self("placeBet", english: "Place bet")
    public static let placeBetWithAmount = Self("placeBetWithAmount", english: "Place bet {amount}")
    public static let placingBet = Self("placingBet", english: "Placing bet")
    public static let betOnItsWay = Self("betOnItsWay", english: "Your bet is on its way")
    public static let takeBackBet = Self("takeBackBet", english: "Take back ({seconds} s)")
    public static let enterStake = Self("enterStake", english: "Enter an amount to place the bet")
    public static let addSelection = Self("addSelection", english: "Add a selection to place a bet")
    public static let betPlaced = Self("betPlaced", english: "Bet of {amount} placed")
    public static let refusedOddsChanged = Self("refusedOddsChanged", english: "Bet not placed: the odds have changed")
    public static let refusedSelection = Self(
        "refusedSelection", english: "Bet not placed: a selection is no longer open")
    public static let refusedConnection = Self("refusedConnection", english: "Bet not placed: there was no answer")
}
