extension BetslipTicketCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the bet slip, a row for each selection before the bet is placed. In a bet that has been placed take \
            TicketSelection.
            """,
        data: """
            League, date, sides and selection as text, its price, and whether it can be bet on; from the feed. A \
            reason for a suspension may come with it, else the library has words for it.
            """,
        answers: """
            The strip at the left takes the selection out, whatever its status, and leaves a row from which it can be \
            put back for five seconds. The focus goes with it.
            """,
        time: """
            A price that moves says which way for four seconds. A selection that was taken out counts its seconds down \
            and goes; one that loads or is suspended waits for the feed.
            """,
        reading: """
            The way to take it out, with what is taken out, league, date or what keeps it from being bet on, both \
            sides, how the price moved, the price, and the selection.
            """)
}
