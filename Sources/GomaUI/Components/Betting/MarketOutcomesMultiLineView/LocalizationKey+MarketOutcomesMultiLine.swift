/// Texts that the component brings itself.
extension LocalizationKey {
    public static let noMarkets = Self("noMarkets", english: "No markets available")
    public static let marketsFailed = Self("marketsFailed", english: "Failed to load markets")
}
