extension LoadBalances: ScriptedRequest {
    /// What is known of the account stays as it is.
    public var scriptedReply: WalletBalances? { isFirst ? WalletDetailDisplayState.standard.balances : nil }
}
