extension CasinoGameImageGridSectionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a lobby, for a category whose games are known by their pictures. With provider, stake and rating take \
            CasinoCategorySection.
            """,
        data: """
            The heading with the count of all games, and the first games of the category in pairs; how far they have \
            come, from the service that lists games. Up to 24 columns are shown.
            """,
        answers: """
            The arrows go from tile to tile and the grid scrolls along; marks at its ends say where there is more. A \
            tile leads to its game, the heading to the whole category. Games that did not come can be asked for again.
            """,
        time: "Shapes stand in until the games have come, then each picture comes by itself.",
        reading: "The heading with the way to all, then the games column by column, or why there are none.")
}
