extension LocalizationKey {
    static let noMarketGroups = Self("noMarketGroups", english: "No market groups available")
}
