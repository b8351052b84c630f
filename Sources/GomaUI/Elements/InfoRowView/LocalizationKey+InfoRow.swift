extension LocalizationKey {
    /// What a screen reader says of a value that is a gift.
    static let spokenBonus = Self("spokenBonus", english: "bonus")
    /// What a screen reader says of a value that is as it should be.
    static let spokenSuccess = Self("spokenSuccess", english: "success")
    /// What a screen reader says of a value that needs attention.
    static let spokenAttention = Self("spokenAttention", english: "needs attention")
}
