extension MarketOutcomesLineCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For one market with up to three prices beside each other, or four in a grid. For several markets take \
            MarketOutcomesMultiLine, for a dense list CompactOutcomesLine.
            """,
        data: """
            The outcomes in their order, from the feed, and what stands in their place while no bets are taken: a \
            notice, or the way to all markets.
            """,
        answers: """
            A press on a price chooses it or gives it up, which is told once; the choice outlasts a suspension. The \
            way to all markets leads there.
            """,
        time: """
            A price that moves is lit for three seconds; one that does while the market is suspended, once that is \
            open again. A suspension lasts until the feed ends it.
            """,
        reading: """
            Each outcome with its price and how that moved, and "selected" for a chosen one; the notice alone where \
            there is one.
            """)
}
