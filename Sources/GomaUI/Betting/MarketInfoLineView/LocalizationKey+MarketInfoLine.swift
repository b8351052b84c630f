extension LocalizationKey {
    static let expressPick = Self("expressPick", english: "Express pick")
    static let mostPopular = Self("mostPopular", english: "Most popular")
    static let statistics = Self("statistics", english: "Statistics")
    static let betBuilder = Self("betBuilder", english: "Bet builder")
    /// Read in place of the number alone.
    static let moreMarkets = Self("moreMarkets", english: "more markets: {count}")
}
