/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyShowAllMarkets = Self("keyShowAllMarkets", english: "show all markets")
    static let marketClosed = Self("marketClosed", english: "Market closed")
}
