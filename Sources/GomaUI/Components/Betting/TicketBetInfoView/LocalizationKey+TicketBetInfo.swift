/// Texts that the component brings itself.
extension LocalizationKey {
    public static let totalOdds = Self("totalOdds", english: "Total odds")
    public static let betAmount = Self("betAmount", english: "Bet amount")
    public static let possibleWinnings = Self("possibleWinnings", english: "Possible winnings")
    public static let addedToBetslip = Self("addedToBetslip", english: "Added to betslip")
    public static let partialCashout = Self("partialCashout", english: "Partial Cashout")
    public static let offerExpired = Self("offerExpired", english: "Offer expired")
    public static let offerOnItsWay = Self("offerOnItsWay", english: "Waiting for an offer")
    public static let chooseCashout = Self("chooseCashout", english: "Choose a cash out amount")
    public static let keyOpenBet = Self("keyOpenBet", english: "open the bet")
}
