extension LocalizationKey {
    static let keyShowAllMarkets = Self("keyShowAllMarkets", english: "show all markets")
    static let marketClosed = Self("marketClosed", english: "Market closed")
    static let marketSuspended = Self("marketSuspended", english: "Market suspended")
    static let seeAllMarkets = Self("seeAllMarkets", english: "See all markets")
}
