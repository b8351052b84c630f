extension OutcomeItemCatalog {
    static let guide = ComponentGuide(
        purpose: """
            By itself in running text and tables. In a market take MarketOutcomesLine or CompactOutcomesLine, whose \
            prices share borders and tell of choices in one place.
            """,
        data: """
            The name and the price from the feed, whether the price can be taken, and which way it moved. The complete \
            name stands on the bet slip; the bookmaker's ID says what is bet on.
            """,
        answers: """
            A press chooses an open price or gives it up. M asks for more about the outcome, which the app shows.
            """,
        time: "A price that moves is lit and marked for three seconds. One that loads or is locked waits for the feed.",
        reading: """
            The complete name, "boosted", the price, which way it moved, and "selected". In place of a price that \
            cannot be taken it says why.
            """)
}
