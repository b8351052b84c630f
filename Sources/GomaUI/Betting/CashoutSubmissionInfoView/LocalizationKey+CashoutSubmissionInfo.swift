extension LocalizationKey {
    static let cashingOutAmount = Self("cashingOutAmount", english: "Cashing out {amount}")
    static let retryingCashout = Self("retryingCashout", english: "Trying {amount} again")
    static let cashedOutAmount = Self("cashedOutAmount", english: "{amount} cashed out")
    static let cashoutOfAmountFailed = Self("cashoutOfAmountFailed", english: "Cashout of {amount} failed")
    static let ok = Self("ok", english: "OK")
    static let retry = Self("retry", english: "Retry")
}
