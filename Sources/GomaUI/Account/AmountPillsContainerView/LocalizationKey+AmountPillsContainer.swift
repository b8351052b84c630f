extension LocalizationKey {
    static let noAmounts = Self("noAmounts", english: "No amounts to choose from")
    static let keyClearAmount = Self("keyClearAmount", english: "choose no amount")
}
