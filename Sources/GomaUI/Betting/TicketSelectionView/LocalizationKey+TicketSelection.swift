extension LocalizationKey {
    static let oddsCaption = Self("oddsCaption", english: "Odds")
}
