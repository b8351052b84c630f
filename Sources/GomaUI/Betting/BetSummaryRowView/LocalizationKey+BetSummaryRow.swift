/// Texts that the component brings itself.
extension LocalizationKey {
    static let oddsHeadline = Self("oddsHeadline", english: "ODDS")
    static let potentialWinnings = Self("potentialWinnings", english: "POTENTIAL WINNINGS")
    static let winBonus = Self("winBonus", english: "WIN BONUS")
    static let winBonusOf = Self("winBonusOf", english: "{percentage} WIN BONUS")
    static let payout = Self("payout", english: "PAYOUT")
}
