extension SportTypeSelectorItemCatalog {
    static let guide = ComponentGuide(
        purpose: """
            One sport among tiles; for a grid of them take SportTypeSelector, in a page of filters SportGamesFilter.
            """,
        data: "ID, name and picture of the sport, whether it is the chosen one, and whether it can be chosen.",
        answers: "A press chooses the sport, or asks for its page where the tile stands by itself.",
        reading: "The name of the sport, and \"selected\" where it is chosen; the picture is not read.")
}
