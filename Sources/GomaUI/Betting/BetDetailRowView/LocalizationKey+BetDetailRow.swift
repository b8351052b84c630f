extension LocalizationKey {
    static let betPlacedOn = Self("betPlacedOn", english: "Bet placed on {date}")
    static let resultOfBet = Self("resultOfBet", english: "Bet result")
}
