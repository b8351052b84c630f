/// Texts that the component brings itself.
extension LocalizationKey {
    public static let openBetslip = Self("openBetslip", english: "Open betslip")
    public static let winBoostCaption = Self("winBoostCaption", english: "Boost:")
    public static let oddsShort = Self("oddsShort", english: "Odds:")
    public static let selectionCount = Self("selectionCount", english: "selections: {count}")
    public static let keyOpenBetslip = Self("keyOpenBetslip", english: "open the bet slip")
}
