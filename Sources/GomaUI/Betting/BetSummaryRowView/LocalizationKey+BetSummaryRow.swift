extension LocalizationKey {
    static let potentialWinnings = Self("potentialWinnings", english: "Potential winnings")
    static let winBonus = Self("winBonus", english: "Win bonus")
    static let winBonusOf = Self("winBonusOf", english: "{percentage} win bonus")
    static let payout = Self("payout", english: "Payout")
}
