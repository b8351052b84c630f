extension CasinoCategorySectionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a lobby, for a category whose games are chosen by provider, stake and rating. Denser and two rows high \
            is CasinoGameImageGridSection.
            """,
        data: """
            The heading with the count of all games, the first games of the category, and how far they have come, \
            from the service that lists games. Up to 24 games are shown.
            """,
        answers: """
            The arrows go from card to card and the row scrolls along; marks at its ends say where there is more. A \
            card leads to its game, the heading to the whole category. Games that did not come can be asked for again.
            """,
        time: "Shapes stand in until the games have come, then each picture comes by itself.",
        reading: "The heading with the way to all, then card by card, or why there are none.")
}
