/// Texts that the component brings itself.
extension LocalizationKey {
    public static let cashoutSuccessful = Self("cashoutSuccessful", english: "Cashout Successful")
    public static let ok = Self("ok", english: "OK")
    public static let retry = Self("retry", english: "Retry")
}
