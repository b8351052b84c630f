extension LocalizationKey {
    static let withdrawQueued = Self("withdrawQueued", english: "Queued")
    static let withdrawAwaitingApproval = Self("withdrawAwaitingApproval", english: "Awaiting approval")
    static let withdrawProcessing = Self("withdrawProcessing", english: "Processing")
    static let withdrawInProgress = Self("withdrawInProgress", english: "In progress")
    static let withdrawCompleted = Self("withdrawCompleted", english: "Completed")
    static let transactionAmount = Self("transactionAmount", english: "Amount")
    static let transactionID = Self("transactionID", english: "Transaction ID")
    static let cancelWithdrawal = Self("cancelWithdrawal", english: "Cancel")
    static let cancelWithdrawalQuestion = Self(
        "cancelWithdrawalQuestion", english: "Cancel this withdrawal? {amount} go back to your balance.")
    static let cancelWithdrawalNow = Self("cancelWithdrawalNow", english: "Cancel it")
    static let keepWithdrawal = Self("keepWithdrawal", english: "Keep it")
    static let keyKeepWithdrawal = Self("keyKeepWithdrawal", english: "keep the withdrawal")
    static let cancellingWithdrawal = Self("cancellingWithdrawal", english: "Cancelling")
    static let withdrawalNotCancelled = Self("withdrawalNotCancelled", english: "It could not be cancelled")
    static let keyCancelWithdrawal = Self("keyCancelWithdrawal", english: "cancel the withdrawal")
}
