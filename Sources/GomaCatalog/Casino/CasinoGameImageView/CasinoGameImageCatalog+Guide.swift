extension CasinoGameImageCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Where many games are to be seen at once and their pictures tell them apart. With provider, stake and \
            rating take CasinoGameCard.
            """,
        data: "ID and name of the game, and the name of a picture that the app loads; without one initials show.",
        answers: "A press leads to the game.",
        time: """
            A spinner turns until the picture has come. It is called off where the tile shows another game before; \
            where it fails, initials stand in with a mark.
            """,
        reading: "The name of the game.")
}
