extension BetDetailResultSummaryCatalog {
    public static let guide = ComponentGuide(
        purpose: """
            On the page of a placed bet: which match and market it was on, and how it has ended. For the bar under a \
            ticket take BetTicketStatus, for the money BetDetailValuesSummary.
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
