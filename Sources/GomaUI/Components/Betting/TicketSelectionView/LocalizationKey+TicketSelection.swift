/// Texts that the component brings itself.
extension LocalizationKey {
    public static let oddsCaption = Self("oddsCaption", english: "Odds")
}
