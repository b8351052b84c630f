/// Texts that the component brings itself.
extension LocalizationKey {
    static let totalOdds = Self("totalOdds", english: "Total odds")
    static let betAmount = Self("betAmount", english: "Bet amount")
    static let possibleWinnings = Self("possibleWinnings", english: "Possible winnings")
    static let addedToBetslip = Self("addedToBetslip", english: "Added to betslip")
    static let keyOpenBet = Self("keyOpenBet", english: "open the bet")
}
