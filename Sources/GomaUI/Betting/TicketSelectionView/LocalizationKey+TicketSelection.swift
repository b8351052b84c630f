/// Texts that the component brings itself.
extension LocalizationKey {
    static let oddsCaption = Self("oddsCaption", english: "Odds")
}
