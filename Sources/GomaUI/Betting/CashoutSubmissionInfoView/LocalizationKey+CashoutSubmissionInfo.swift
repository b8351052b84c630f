/// Texts that the component brings itself.
extension LocalizationKey {
    static let cashoutSuccessful = Self("cashoutSuccessful", english: "Cashout Successful")
    static let ok = Self("ok", english: "OK")
    static let retry = Self("retry", english: "Retry")
}
