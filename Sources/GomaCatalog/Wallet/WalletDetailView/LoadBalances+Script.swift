extension LoadBalances: ScriptedRequest {
    /// What is known of the account stays as it is.
    public var scriptedReply: WalletBalances? {
        guard isFirst else { return nil }
        return .hundredths(total: 200_000, current: 100_024, bonus: 100_024, cashback: 0, withdrawable: 100_024)
    }
}
