extension PendingWithdrawCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a withdrawal that is not there yet; WalletDetail lists them. What has happened already, paid in or \
            out, is TransactionItem.
            """,
        data: """
            When it was asked for, how much, the payment provider's number and how far it has come; whether it can \
            still be taken back is for the provider to say.
            """,
        answers: """
            A press on the number copies it. Taking the withdrawal back is asked for; where that is refused or not \
            answered, the withdrawal goes on and it can be asked for again.
            """,
        time: """
            The status goes on until the money has arrived or failed to. That the number was copied is said for two \
            seconds.
            """,
        reading: """
            Date and status, the amount with its caption, the number with its caption, why it failed, and the way to \
            take it back, with the amount, while there is one.
            """)
}
