/// Texts that the component brings itself.
extension LocalizationKey {
    static let deposit = Self("deposit", english: "Deposit")
    static let withdraw = Self("withdraw", english: "Withdraw")
}
