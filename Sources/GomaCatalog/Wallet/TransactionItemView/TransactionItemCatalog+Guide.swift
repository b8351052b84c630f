extension TransactionItemCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the history of what was paid, staked and won. A withdrawal that is still on its way, and can be taken \
            back, is PendingWithdraw.
            """,
        data: """
            Number, category, when, what came or went with its sign, and what was left afterwards; from the account. \
            Which corners of their card it has is for the list around it to say.
            """,
        answers: "A press on the number copies it.",
        time: "Whether the number was copied is said for two seconds, once the owner has answered.",
        reading: """
            The category, "received" or "paid" with the amount ("to be paid" while it is on its way, "not paid" where it \
            did not come about), the number, what has become of it, the date, and the balance with its caption.
            """)
}
