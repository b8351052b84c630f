extension CasinoGameCardCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Where a game is to be chosen by more than its picture. In a denser grid take CasinoGameImage, in a list \
            CasinoGameSearched.
            """,
        data: """
            ID, name and provider, the name of a picture that the app loads, the least stake and the rating from 0 to \
            5, from the service that lists games. What is not known is left out.
            """,
        answers: "A press leads to the game. A card whose game is on its way takes none.",
        time: """
            A picture comes when it has been loaded, and is called off where the card shows another game before; \
            initials stand in where it fails.
            """,
        reading: "Name, provider, least stake, and \"rated 4.5 of 5\". While the game is on its way, \"Loading\".")
}
