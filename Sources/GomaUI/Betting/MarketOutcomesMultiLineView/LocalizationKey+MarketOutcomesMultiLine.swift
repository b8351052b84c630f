extension LocalizationKey {
    static let noMarkets = Self("noMarkets", english: "No markets available")
    static let marketsFailed = Self("marketsFailed", english: "Failed to load markets")
}
