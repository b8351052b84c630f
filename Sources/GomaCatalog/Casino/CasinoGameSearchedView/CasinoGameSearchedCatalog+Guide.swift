extension CasinoGameSearchedCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a list of games, such as what a search has found. In a lobby take CasinoGameCard or CasinoGameImage.
            """,
        data: """
            ID and name of the game, its provider, and the name of a picture that the app loads; without one initials \
            show.
            """,
        answers: "A press leads to the game. A line whose game is on its way takes none.",
        time: "The picture comes when it has been loaded, and is called off where the line shows another game before.",
        reading: "Name and provider. While the game is on its way, \"Loading\".")
}
