extension LocalizationKey {
    static let singleBet = Self("singleBet", english: "Single bet")
    static let multipleBet = Self("multipleBet", english: "Multiple bet")
    static let systemBet = Self("systemBet", english: "System bet {size}/{count}")
    static let betKindAndResult = Self("betKindAndResult", english: "{kind} - {result}")
    static let numberOfBet = Self("numberOfBet", english: "Bet ID: {number}")
    static let totalOdds = Self("totalOdds", english: "Total odds")
    static let betAmount = Self("betAmount", english: "Bet amount")
    static let possibleWinnings = Self("possibleWinnings", english: "Possible winnings")
    static let addingToBetslip = Self("addingToBetslip", english: "Adding to bet slip")
    static let notAddedToBetslip = Self(
        "notAddedToBetslip", english: "The selections could not be added to the bet slip")
    static let addedToBetslip = Self("addedToBetslip", english: "Added to bet slip")
    static let keyOpenBet = Self("keyOpenBet", english: "open the bet")
}
