extension BetTicketStatusCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the bottom of a ticket, as wide as the card above it. For a result inside a line take Capsule, for one \
            with match and market BetDetailResultSummary.
            """,
        data: "The result, from the settlement of the bet. A ticket of which nothing is known has an empty bar.",
        answers: "Nothing; it is only read.",
        reading: """
            The result, such as "Won" or "Cashed out"; its mark is not read.
            """)
}
