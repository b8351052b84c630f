extension CasinoGameSearchedDisplayState {
    static let normal = DemoGames.bookOfDead.line
    static let nameAlone = Self(id: "fruit-party", name: "Fruit Party", pictureName: "game-fruit-party")
    static let loading = Self(id: "big-bass-bonanza", name: "", isLoading: true)
    static let pictureFails = Self(
        id: "demo", name: "Demo Game", provider: "Demo Provider", pictureName: "missing-demo")
    static let withoutPicture = Self(id: "fresh-deck", name: "Fresh Deck", provider: "Evolution Gaming")
    static let longNames = Self(
        id: "treasure", name: "The Great Adventure of the Golden Treasure and What Came After",
        provider: "Another Very Long Provider Name of a Studio", pictureName: "game-divine-fortune")
}

enum CasinoGameSearchedCatalog: CatalogEntry {
    typealias ComponentType = CasinoGameSearchedView

    static let category = Category.casino
    static let subcategory = "Search"
    static let summary = "One hit of a search for games: picture, name and provider."
    static let tags = ["casino", "game", "search", "row", "picture"]
    static let requests: [any ComponentRequest] = [OpenGame(id: "book-of-dead")]
    static let variants: [Variant<CasinoGameSearchedDisplayState>] = [
        Variant("Normal", .normal, summary: "The picture comes after a second"),
        Variant("Name alone", .nameAlone, summary: "Nobody tells who makes it"),
        Variant(
            "Loading", .loading, summary: "The game is on its way, and then its picture",
            feed: .arrival(while: { $0.isLoading }) { game, _ in game = DemoGames.bigBassBonanza.line }),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it"),
        Variant("Without picture", .withoutPicture, summary: "Initials, and nothing to wait for"),
        Variant("Long names", .longNames, summary: "Both end where the line does"),
    ]
    static let plays = [
        Play(
            "Open the game", state: "Normal",
            """
            wait 1s
            frame "The picture has come"
            press Tab Enter
            expect call "CasinoGameSearched.openGame()"
            frame "The owner opens the game"
            """),
        Play(
            "A game arrives", state: "Loading",
            """
            frame "On its way"
            wait 1.5s
            expect "Big Bass Bonanza"
            frame "The game has come"
            wait 1s
            frame "And its picture"
            """),
        Play.pictureFails(initials: "DG"),
    ]
}
