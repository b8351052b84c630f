/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyExplainBoosts = Self("keyExplainBoosts", english: "how boosts work")
}
