extension MatchBannerCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the top of a page, for the match that the bookmaker wants to be seen. In a list take TallOddsMatchCard \
            or InlineMatchCard.
            """,
        data: """
            Sides, league, start or time, score and prices from the match's feed, and the name of a picture that the \
            app loads. With the moment of now the start names today and tomorrow. Without an ID there is no match to \
            show.
            """,
        answers: "A press leads to the match, one on a price chooses it. Without a match there is nothing to press.",
        time: """
            The picture comes when it has been loaded; initials stand in where it fails. A match that is on goes on, \
            with prices that move and goals, to its end.
            """,
        reading: """
            One control with time, league and each side with its score; then each price. Without a match it says so, \
            and where the others are.
            """)
}
