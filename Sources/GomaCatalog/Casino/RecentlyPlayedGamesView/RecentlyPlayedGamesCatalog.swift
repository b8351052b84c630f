extension RecentlyPlayedGamesDisplayState {
    /// The gallery's "Recently played". Five games, some of them out of sight.
    public static let recentlyPlayed = Self(
        id: "recent", title: "Recently Played",
        games: [
            DemoGames.gonzosQuest, DemoGames.starburst, DemoGames.bookOfDead, DemoGames.bigBassBonanza,
            DemoGames.sweetBonanza,
        ].map(\.line))
    /// The gallery's "Few games". Both in sight.
    public static let fewGames = Self(
        id: "few", title: "Recently Played",
        games: [
            DemoGames.aviator.line,
            CasinoGameSearchedDisplayState(
                id: "crazy-time", name: "Crazy Time", provider: "Evolution Gaming", pictureName: "game-mega-wheel"),
        ])
    /// The gallery's "Long names".
    public static let longNames = Self(
        id: "long", title: "Recently Played",
        games: [
            CasinoGameSearchedDisplayState(
                id: "treasure", name: "The Great Adventure of the Golden Treasure",
                provider: "Long Provider Name Studio", pictureName: "game-divine-fortune"),
            CasinoGameSearchedDisplayState(
                id: "deluxe", name: "Super Mega Ultra Big Win Jackpot Deluxe",
                provider: "Another Very Long Provider Name", pictureName: "missing-deluxe"),
        ])
    /// The gallery's "Loading". The games are on their way.
    public static let loading = Self(id: "loading", title: "Recently Played", games: [], phase: .loading)
    /// The gallery's "Empty". Nothing has been played yet.
    public static let empty = Self(id: "empty", title: "Recently Played", games: [])
    /// The gallery's "Failed". Trying again brings the games.
    public static let failed = Self(
        id: "failed", title: "Recently Played", games: recentlyPlayed.games, phase: .failed(message: nil))
    /// The gallery's "Failed with reason". In the words of the service.
    public static let unconnected = Self(
        id: "unconnected", title: "Recently Played", games: recentlyPlayed.games,
        phase: .failed(message: "Your history is being moved"))
    /// The gallery's "Refused". Trying again brings nothing.
    public static let toBeRefused = Self(
        id: "refused", title: "Played This Week", games: recentlyPlayed.games, phase: .failed(message: nil))
    /// The gallery's "Times out". Trying again is not answered.
    public static let toBeLost = Self(
        id: "lost", title: "Played Today", games: recentlyPlayed.games, phase: .failed(message: nil))
}

/// The page of the games played last in the gallery.
public enum RecentlyPlayedGamesCatalog: CatalogEntry {
    public typealias ComponentType = RecentlyPlayedGamesView

    public static let category = Category.casino
    public static let subcategory = "Games"
    public static let summary = "The games played last, in a row that scrolls."
    public static let tags = ["casino", "game", "history", "picture", "loading", "error"]
    public static let children: [any StandardComponent.Type] = [CasinoGameSearchedView.self]
    public static let defaultWidth = 80
    public static let variants: [Variant<RecentlyPlayedGamesDisplayState>] = [
        Variant("Recently played", .recentlyPlayed, summary: "Five games, some of them out of sight"),
        Variant("Few games", .fewGames, summary: "Both in sight"),
        Variant("Long names", .longNames),
        Variant(
            "Loading", .loading, summary: "The games come after a while, and then their pictures",
            feed: .arrival(while: { $0.phase == .loading }) { section, _ in section = .recentlyPlayed }),
        Variant("Empty", .empty, summary: "Nothing has been played yet"),
        Variant("Failed", .failed, summary: "Trying again brings the games"),
        Variant("Failed with reason", .unconnected, summary: "In the words of the service"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "Trying again brings nothing"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "Trying again is not answered"),
    ]
    public static let plays = [
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
        Play(
            "Try again", state: "Failed",
            """
            expect "The games did not load"
            press Tab Enter
            expect call "RecentlyPlayedGames.reload()"
            frame "On their way"
            wait 1.5s
            expect "Starburst"
            frame "There"
            """),
        Play(
            "Refused once more", state: "Refused",
            """
            press Tab Enter
            wait 1.5s
            expect "The games did not load"
            frame "Refused"
            """),
        Play(
            "No answer", state: "Times out",
            """
            press Tab Enter
            wait 4.9s
            expect not "No answer"
            wait 0.1s
            expect "No answer"
            frame "It can be asked for again"
            """),
    ]
}
