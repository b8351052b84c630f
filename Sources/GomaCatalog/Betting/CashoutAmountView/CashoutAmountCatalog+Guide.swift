extension CashoutAmountCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On a placed bet that can be given up, as one line that keeps itself up to date. To choose a part of the \
            bet take CashoutSlider, to tell what became of a request CashoutSubmissionInfo.
            """,
        data: """
            Which bet, a part of it or all, the amount, how far the offer has come, and for how many seconds it stands where that is limited; \
            from the cash-out service.
            """,
        answers: """
            "Try again" asks for another offer where none came. While there is an offer, it is only read.
            """,
        time: """
            A limited offer counts its seconds down, and the next one is asked for when they are over. A spinner turns \
            until it comes.
            """,
        reading: """
            The title, the seconds left, and the amount, or that it loads. After a failure the reason, then "Try \
            again".
            """)
}
