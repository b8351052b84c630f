extension RecentlyPlayedGamesDisplayState {
    static let recentlyPlayed = Self(
        id: "recent",
        games: [
            DemoGames.gonzosQuest, DemoGames.starburst, DemoGames.bookOfDead, DemoGames.bigBassBonanza,
            DemoGames.sweetBonanza,
        ].map(\.line))
    static let fewGames = Self(
        id: "few", title: "Your last games",
        games: [
            DemoGames.aviator.line,
            CasinoGameSearchedDisplayState(
                id: "crazy-time", name: "Crazy Time", provider: "Evolution Gaming", pictureName: "game-mega-wheel"),
        ])
    static let longNames = Self(
        id: "long",
        games: [
            CasinoGameSearchedDisplayState(
                id: "treasure", name: "The Great Adventure of the Golden Treasure",
                provider: "Long Provider Name Studio", pictureName: "game-divine-fortune"),
            CasinoGameSearchedDisplayState(
                id: "deluxe", name: "Super Mega Ultra Big Win Jackpot Deluxe",
                provider: "Another Very Long Provider Name", pictureName: "missing-deluxe"),
        ])
    static let loading = Self(id: "loading", games: [], phase: .loading)
    static let failed = Self(
        id: "failed", games: recentlyPlayed.games, phase: .failed(.refused))
    static let unconnected = failed.with {
        ($0.id, $0.phase) = ("unconnected", .failed(.told("Your history is being moved")))
    }
    static let toBeRefused = failed.with { ($0.id, $0.title) = ("refused", "Played this week") }
    static let toBeLost = failed.with { ($0.id, $0.title) = ("lost", "Played today") }
}

enum RecentlyPlayedGamesCatalog: CatalogEntry {
    typealias ComponentType = RecentlyPlayedGamesView

    static let category = Category.casino
    static let subcategory = "Games"
    static let summary = "The games played last, in a row that scrolls."
    static let tags = ["casino", "game", "history", "picture", "loading", "error"]
    static let children: [any StandardComponent.Type] = [CasinoGameSearchedView.self]
    static let defaultWidth = 80
    static let requests: [any ComponentRequest] = [
        OpenGame(id: "sweet-bonanza"),
        LoadGames(section: "failed"),
    ]
    static let variants: [Variant<RecentlyPlayedGamesDisplayState>] = [
        Variant("Recently played", .recentlyPlayed, summary: "Five games, some of them out of sight"),
        Variant("Few games", .fewGames, summary: "Both in sight"),
        Variant("Long names", .longNames),
        Variant(
            "Loading", .loading, summary: "The games come after a while, and then their pictures",
            feed: .arrival(while: { $0.phase == .loading }) { section, _ in section = .recentlyPlayed }),
        Variant("Empty", .init(id: "empty", games: []), summary: "Nothing has been played yet"),
        Variant("Failed", .failed, summary: "Trying again brings the games"),
        Variant("Failed with reason", .unconnected, summary: "In the words of the service"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "Trying again brings nothing"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "Trying again is not answered"),
    ]
    static let plays = [
        Play(
            "Go along the row", state: "Recently played",
            """
            wait 1s
            frame "The pictures have come"
            press Tab Right Right Right Right
            wait 1s
            expect "Sweet Bonanza"
            frame "Scrolled to the last one"
            press Enter
            expect call "CasinoGameSearched.openGame()"
            """),
        Play(
            "Games arrive", state: "Loading",
            """
            wait 1.5s
            expect "Starburst"
            frame "The games have come"
            """),
        Play.gamesAgain(by: "press Tab Enter", of: "RecentlyPlayedGames", bringing: "Starburst"),
        Play.gamesRefused(after: "press Tab Enter"),
        Play.noAnswer(to: "press Tab Enter", frame: "It can be asked for again"),
    ]
}
