/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyExplainBoosts = Self("keyExplainBoosts", english: "how boosts work")
}
