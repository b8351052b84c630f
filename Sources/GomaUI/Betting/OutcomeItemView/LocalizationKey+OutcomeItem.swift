extension LocalizationKey {
    static let boosted = Self("boosted", english: "boosted")
    static let keyShowOutcome = Self("keyShowOutcome", english: "more about the outcome")
}
