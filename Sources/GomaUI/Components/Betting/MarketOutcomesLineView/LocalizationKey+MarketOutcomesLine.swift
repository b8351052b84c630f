/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyShowAllMarkets = Self("keyShowAllMarkets", english: "show all markets")
}
