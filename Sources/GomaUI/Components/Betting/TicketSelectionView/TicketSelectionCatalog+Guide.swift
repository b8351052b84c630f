extension TicketSelectionCatalog {
    public static let guide = ComponentGuide(
        purpose: """
            One selection of a placed bet: its match, its price and what has become of it; part of TicketBetInfo. \
            Before the bet is placed take BetslipTicket.
            """,
        data: """
            Competition, sides, date, market and selection as text, and the odds at which the bet was placed, from the \
            bet; the score, and the tag for live or a result, from the match's feed.
            """,
        answers: "A press leads to the match.",
        reading: """
            One control: sport, country, competition, date or tag, each side with its goals, market, selection, and \
            the odds.
            """)
}
