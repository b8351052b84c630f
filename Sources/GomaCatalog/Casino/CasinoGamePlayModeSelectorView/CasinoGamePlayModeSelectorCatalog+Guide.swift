extension CasinoGamePlayModeSelectorCatalog {
    static let guide = ComponentGuide(
        purpose: "As a page of its own between a lobby and a game, where the customer chooses how to play.",
        data: """
            What the game is like from the service that lists games; whether it can be played, and by this customer, \
            from session and balance. Titles of the buttons follow from that, unless whoever \
            offers the game has buttons of its own.
            """,
        answers: """
            The first button plays, or leads to the login or the deposit that it takes before; the second one plays \
            without money where the game allows it. A game that is not available can be asked for again.
            """,
        time: """
            Shapes stand in while the game is on its way. Opening a game takes a moment, in which nothing can be \
            pressed; where it does not open, a line says so and it can be tried again.
            """,
        reading: "Name, provider, volatility and least stake, the text, then the ways to play.")
}
