extension LocalizationKey {
    static let wallet = Self("wallet", english: "Wallet")
    static let pendingWithdrawals = Self("pendingWithdrawals", english: "Pending withdrawals")
    static let balancesFailed = Self("balancesFailed", english: "The balances did not come")
    static let balancesOnTheirWay = Self("balancesOnTheirWay", english: "Asking for the balances")
    static let keyRefresh = Self("keyRefresh", english: "refresh")
}
