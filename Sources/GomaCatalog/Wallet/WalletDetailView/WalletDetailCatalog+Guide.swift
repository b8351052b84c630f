extension WalletDetailCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the top of the wallet's own page. For a look in between, in a dialog or below the top bar, take \
            WalletStatus.
            """,
        data: """
            The account's number, all balances in one currency and the withdrawals that have not arrived, from the \
            account; no balances before they have come for the first time.
            """,
        answers: """
            The buttons ask for the pages of withdrawal and deposit, "Refresh" asks for the balances once more, and \
            the head opens and closes the withdrawals below it. One that is taken back is back in the balances.
            """,
        time: """
            Balances that are asked for come, or it is said that they did not; those of before stay meanwhile. \
            Withdrawals go on by themselves.
            """,
        reading: """
            Whose wallet it is, the total, how many withdrawals are on their way and each of them, each balance with \
            its caption and its currency, whether they are being asked for, then both buttons.
            """)
}
