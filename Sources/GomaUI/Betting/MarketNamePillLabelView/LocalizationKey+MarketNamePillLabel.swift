extension LocalizationKey {
    static let keyShowMarket = Self("keyShowMarket", english: "show the market")
}
