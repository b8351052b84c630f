/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyOpenAllMarkets = Self("keyOpenAllMarkets", english: "open all markets")
}
