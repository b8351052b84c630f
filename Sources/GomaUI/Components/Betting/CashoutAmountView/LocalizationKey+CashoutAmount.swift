/// Texts that the component brings itself.
extension LocalizationKey {
    public static let cashoutUnavailable = Self("cashoutUnavailable", english: "No offer now")
}
