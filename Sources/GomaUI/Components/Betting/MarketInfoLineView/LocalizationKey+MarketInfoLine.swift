/// Texts that the component brings itself.
extension LocalizationKey {
    public static let expressPick = Self("expressPick", english: "Express pick")
    public static let mostPopular = Self("mostPopular", english: "Most popular")
    public static let statistics = Self("statistics", english: "Statistics")
    public static let betBuilder = Self("betBuilder", english: "Bet builder")
}
