extension MatchParticipantsInfoCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In lists of matches without prices, and wherever sides are shown beside each other. With prices take \
            InlineMatchCard or TallOddsMatchCard.
            """,
        data: """
            Both sides, the start, how far the match has come and its score from the match's feed, and the score in \
            columns where there is one. Sides that have no room beside each other stand above each other.
            """,
        answers: "Nothing; it is only read.",
        reading: """
            Home, the start or how far the match has come, away, each side with what it has; where they stand above \
            each other, both sides first, with a score of several columns behind them.
            """)
}
