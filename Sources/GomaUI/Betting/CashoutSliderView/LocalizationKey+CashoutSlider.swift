extension LocalizationKey {
    static let cashingOut = Self("cashingOut", english: "Cashing out")
    static let chooseCashout = Self("chooseCashout", english: "Choose a cashout amount")
    static let offerExpired = Self("offerExpired", english: "Offer expired")
    static let offerOnItsWay = Self("offerOnItsWay", english: "Waiting for an offer")
    static let cashoutAmount = Self("cashoutAmount", english: "Amount to cash out")
    /// What Enter on the slider does.
    static let keyCashOutAmount = Self("keyCashOutAmount", english: "cash out the amount")
}
