/// Texts that the component brings itself.
extension LocalizationKey {
    static let depositMoney = Self("depositMoney", english: "Deposit")
    static let withdraw = Self("withdraw", english: "Withdraw")
}
