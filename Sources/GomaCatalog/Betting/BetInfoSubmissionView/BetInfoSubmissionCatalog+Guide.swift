extension BetInfoSubmissionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the bottom of the bet slip, one below all BetslipTicket rows. A stake that is asked for anywhere else \
            is a BorderedTextField with QuickAddButton beside it.
            """,
        data: """
            The odds of all selections together, the boost, the stake as it was typed, and its limits with the \
            balance, from bet slip and account. Winnings, payout, faults and the button's words follow from these.
            """,
        answers: """
            Typing and the quick amounts change the stake, and Return goes on from the field to the button. The button \
            sends the bet; a refusal is told in a sentence, and the bet can be sent again.
            """,
        time: """
            A bet that was sent waits for its answer. Once it is placed, it can be taken back for five seconds, which \
            the button counts down; then it is placed for good.
            """,
        reading: """
            The four lines with their values, what limits them, the stake with what is wrong with it, the quick amounts, the button with \
            the amount that it places, and what has become of the bet.
            """)
}
