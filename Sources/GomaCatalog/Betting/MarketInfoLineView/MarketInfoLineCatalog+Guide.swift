extension MarketInfoLineCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Above the prices of a match on a tall card; TallOddsMatchCard has one. In a dense list CompactMatchHeader \
            has the count.
            """,
        data: """
            The market's pill, marks for what the match offers, and the number of markets, all from the match's feed. \
            Where room is short the name gives way to the count.
            """,
        answers: """
            Nothing by itself: the card around it leads to the match. Its pill leads to the market where that is \
            interactive.
            """,
        reading: """
            The name of the market in full, the marks in words, such as "Most popular", and the count.
            """)
}
