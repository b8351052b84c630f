extension WalletStatusCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a dialog or below the top bar, for a look at the money in between. The wallet's own page has \
            WalletDetail.
            """,
        data: """
            All balances in one currency, from the account, or none while they are on their way; whether paying in \
            and out is possible.
            """,
        answers: """
            The buttons ask for the pages of deposit and withdrawal. With nothing to pay out, withdrawing is out of \
            use.
            """,
        time: "Balances that are on their way come into their places.",
        reading: "The total, then each balance with its caption and its currency, then both buttons.")
}
