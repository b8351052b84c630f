extension InlineMatchCardCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In lists in which many matches are compared. With favourites and several markets take TallOddsMatchCard, \
            for one match above all others MatchBanner.
            """,
        data: """
            Time, markets, sides, score and prices, all from the match's feed. A score that tells who serves stands in \
            place of the small one.
            """,
        answers: """
            A press on the card leads to the match, one on the count to its markets, and one on a price chooses it.
            """,
        time: """
            A match that is on goes on: minutes pass, points are scored, prices move and are lit for three seconds, \
            and go at the end.
            """,
        reading: "One control with time, sides and score; then the way to the markets, and each price.")
}
