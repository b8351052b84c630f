/// Texts that several components of the wallet bring themselves.
extension LocalizationKey {
    package static let paymentFailed = Self("paymentFailed", english: "Failed")
    package static let paymentCancelled = Self("paymentCancelled", english: "Cancelled")
    package static let totalBalance = Self("totalBalance", english: "Total balance")
    package static let currentBalance = Self("currentBalance", english: "Current balance")
    package static let bonusBalance = Self("bonusBalance", english: "Bonus")
    package static let cashbackBalance = Self("cashbackBalance", english: "Cashback balance")
    package static let withdrawableBalance = Self("withdrawableBalance", english: "Withdrawable")
    static let depositMoney = Self("depositMoney", english: "Deposit")
    static let withdraw = Self("withdraw", english: "Withdraw")
}
