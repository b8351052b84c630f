extension LocalizationKey {
    static let keyOpenAllMarkets = Self("keyOpenAllMarkets", english: "open all markets")
}
