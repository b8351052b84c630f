extension CasinoGameCardDisplayState {
    static let plinkGoal = DemoGames.plinkGoal
    static let aviator = DemoGames.aviator
    static let loadingGame = Self(id: "mega-wheel", name: "", isLoading: true)
    static let pictureFails = Self(
        id: "image-failed", name: "Image Failed Game", provider: "Provider", pictureName: "missing-game",
        minimumStake: Money(hundredths: 350, "XAF"), rating: 3)
    static let withoutPicture = Self(
        id: "fresh", name: "Fresh Deck", provider: "Evolution Gaming", minimumStake: Money(5, "XAF"), rating: 2)
    static let nameAlone = Self(id: "plain", name: "Sweet Bonanza", pictureName: "game-sweet-bonanza")
    static let long = Self(
        id: "beast-below", name: "Beast Below Beast Below Beast Below",
        provider: "Hacksaw Gaming Hacksaw Gaming Hacksaw Gaming", pictureName: "game-beast-below",
        minimumStake: Money(1, "XAF"), rating: 4.2)
    static let short = Self(
        id: "go", name: "Go", provider: "AB", pictureName: "game-crystal-quest", minimumStake: Money(1, "XAF"),
        rating: 4)
}

enum CasinoGameCardCatalog: CatalogEntry {
    typealias ComponentType = CasinoGameCardView

    static let category = Category.casino
    static let subcategory = "Games"
    static let summary = "A game with its picture, provider, least stake and rating."
    static let tags = ["casino", "game", "card", "picture", "rating"]
    static let defaultWidth = 24
    static let requests: [any ComponentRequest] = [OpenGame(id: "plinkgoal")]
    static let variants: [Variant<CasinoGameCardDisplayState>] = [
        Variant("Loaded", .plinkGoal, summary: "The picture comes after a second"),
        Variant("Dear", .aviator, summary: "A round costs thousands"),
        Variant(
            "Loading", .loadingGame, summary: "The game is on its way, and then its picture",
            feed: .arrival(while: { $0.isLoading }) { game, _ in game = DemoGames.megaWheel }),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it"),
        Variant("Without picture", .withoutPicture, summary: "Nothing is asked for"),
        Variant("Best rating", DemoGames.starburst.with { $0.rating = 5 }),
        Variant("Rated half", DemoGames.surgingSevens.with { $0.rating = 3.5 }, summary: "Half a step counts as one"),
        Variant("Worst rating", DemoGames.royalCards.with { $0.rating = 1 }),
        Variant("Rated nothing", DemoGames.fruitParty.with { $0.rating = 0 }),
        Variant("Name alone", .nameAlone, summary: "Nothing else is told"),
        Variant("Long", .long, summary: "The name takes two lines"),
        Variant("Short", .short),
    ]
    static let plays = [
        Play(
            "Open the game", state: "Loaded",
            """
            frame "The picture is on its way"
            wait 1s
            frame "The picture has come"
            press Tab Enter
            expect call "CasinoGameCard.openGame()"
            frame "The owner opens the game"
            """),
        Play(
            "A game arrives", state: "Loading",
            """
            expect not "Mega Wheel"
            wait 1.5s
            expect "Mega Wheel"
            frame "The game has come"
            wait 1s
            frame "And its picture"
            """),
        Play(
            "The picture fails", state: "Picture fails",
            """
            frame "The picture is on its way"
            wait 1s
            expect "IF"
            frame "Initials stand in"
            press Tab Enter
            expect call "CasinoGameCard.openGame()"
            """),
    ]
}
