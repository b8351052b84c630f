extension CompactOutcomesLineCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In dense lists, where names stand beside prices; InlineMatchCard has one. Where there is room for names \
            above the prices take MarketOutcomesLine.
            """,
        data: "Two or three outcomes in their order, from the feed; more than that are not shown.",
        answers: """
            A press on a price chooses it or gives it up, which is told once. What is locked or unavailable takes no \
            press.
            """,
        time: "A price that moves is lit for three seconds. Prices that load or are locked wait for the feed.",
        reading: """
            Each outcome with its price and how that moved, and "selected" for a chosen one.
            """)
}
