extension TicketSelectionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a bet that has been placed, a card for each selection; TicketBetInfo has them. Before the bet is placed \
            take BetslipTicket.
            """,
        data: """
            Competition, sides, market and selection as text, when the match is played, and the odds at which the bet \
            was placed, from the bet; the score, and the tag for live or a result, from the match's feed.
            """,
        answers: "A press leads to the match.",
        reading: """
            One control: sport, country, competition, time or tag, each side with its goals, market, selection, and \
            the odds.
            """)
}
