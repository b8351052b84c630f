extension BetDetailResultSummaryCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On the page of a placed bet, for the bet as a whole. For the bar that closes a ticket take \
            BetTicketStatus, for the money of the bet BetDetailValuesSummary.
            """,
        data: """
            Match and market as text, and the result, which is pending until the bet is settled and can be corrected \
            afterwards. Before anything is known the badge stays empty.
            """,
        answers: "Nothing; it is only read.",
        reading: """
            The match, the market, the word "Result", and the result itself.
            """)
}
