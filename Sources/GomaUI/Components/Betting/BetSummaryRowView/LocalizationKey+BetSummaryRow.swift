/// Texts that the component brings itself.
extension LocalizationKey {
    public static let oddsHeadline = Self("oddsHeadline", english: "ODDS")
    public static let potentialWinnings = Self("potentialWinnings", english: "POTENTIAL WINNINGS")
    public static let winBonus = Self("winBonus", english: "WIN BONUS")
    public static let winBonusOf = Self("winBonusOf", english: "{percentage} WIN BONUS")
    public static let payout = Self("payout", english: "PAYOUT")
}
