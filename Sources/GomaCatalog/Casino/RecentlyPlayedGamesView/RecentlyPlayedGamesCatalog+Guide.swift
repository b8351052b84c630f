extension RecentlyPlayedGamesCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the top of a lobby, for the way back to what was played. For a category of games take \
            CasinoCategorySection.
            """,
        data: """
            A heading and up to ten games, the latest first, and how far they have come, from the customer's history. \
            A game that is played again comes first.
            """,
        answers: """
            The arrows go from game to game and the row scrolls along; marks at its ends say where there is more. A \
            press leads to the game. Games that did not come can be asked for again.
            """,
        time: "Shapes stand in until the games have come, then each picture comes by itself.",
        reading: "The heading, then the games with their providers, or why there are none.")
}
