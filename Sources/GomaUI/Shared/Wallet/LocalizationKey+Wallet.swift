/// Texts that several components of the wallet bring themselves.
extension LocalizationKey {
    static let paymentFailed = Self("paymentFailed", english: "Failed")
    static let paymentCancelled = Self("paymentCancelled", english: "Cancelled")
    static let totalBalance = Self("totalBalance", english: "Total balance")
    static let currentBalance = Self("currentBalance", english: "Current balance")
    static let bonusBalance = Self("bonusBalance", english: "Bonus")
    static let cashbackBalance = Self("cashbackBalance", english: "Cashback balance")
    static let withdrawableBalance = Self("withdrawableBalance", english: "Withdrawable")
}
