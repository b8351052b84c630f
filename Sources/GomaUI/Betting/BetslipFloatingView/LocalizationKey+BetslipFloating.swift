extension LocalizationKey {
    static let openBetslip = Self("openBetslip", english: "Open bet slip")
    static let winBoostCaption = Self("winBoostCaption", english: "Boost:")
    static let oddsShort = Self("oddsShort", english: "Odds:")
    static let selectionCount = Self("selectionCount", english: "selections: {count}")
    static let keyOpenBetslip = Self("keyOpenBetslip", english: "open the bet slip")
}
