extension TicketBetInfoCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the list of the customer's bets, a card for each, open or settled. For one selection alone take \
            TicketSelection, for the bar with the result BetTicketStatus.
            """,
        data: """
            The kind of bet, when it was placed and its number, the selections, odds, stake and winnings, the result \
            once there is one; from the customer's bets. What it is worth now comes from the cash-out service.
            """,
        answers: """
            A press opens the bet, one on a selection its match, and "Rebet" has the owner put the selections on the \
            bet slip again, which is said once it is done. "Cash out" shows what is offered, of which a part or all can be taken.
            """,
        time: """
            Its matches go on and decide it. An offer counts its seconds down, and a veil lies over the bet while a \
            cash-out waits for its answer.
            """,
        reading: """
            One control with title, date, money and result; then "Rebet", "Cash out", each selection, and the ways to \
            give the bet up.
            """)
}
