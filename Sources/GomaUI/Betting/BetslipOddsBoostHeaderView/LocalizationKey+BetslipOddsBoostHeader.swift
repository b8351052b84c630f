extension LocalizationKey {
    static let keyExplainBoosts = Self("keyExplainBoosts", english: "how boosts work")
}
