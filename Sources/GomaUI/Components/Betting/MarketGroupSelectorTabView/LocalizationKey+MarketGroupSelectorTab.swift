/// Texts that the component brings itself.
extension LocalizationKey {
    public static let noMarketGroups = Self("noMarketGroups", english: "No market groups available")
}
