extension CasinoCategorySectionDisplayState {
    static let newGames = Self(
        id: "new", bar: .newGames,
        games: [DemoGames.dragonsFortune, DemoGames.megaWheel, DemoGames.crystalQuest, DemoGames.luckyPharaoh])
    static let popularGames = Self(
        id: "popular", bar: .popularGames, games: [DemoGames.starburst, DemoGames.bookOfDead, DemoGames.gonzosQuest])
    static let slotGames = Self(
        id: "slots", bar: .slotGames, games: [DemoGames.megaMoolah, DemoGames.divineFortune])
    static let manyGames = Self(
        id: "all", bar: CasinoCategoryBarDisplayState(id: "all", title: "Everything", gameCount: 1240),
        games: [
            DemoGames.sweetBonanza, DemoGames.bigBassBonanza, DemoGames.surgingSevens, DemoGames.royalCards,
            DemoGames.fruitParty, DemoGames.beastBelow, DemoGames.aviator, DemoGames.plinkGoal,
            DemoGames.sambaSoccer, DemoGames.megaMoolah,
        ])
    static let loading = Self(id: "new", bar: .newGames, games: [], phase: .loading)
    static let failed = popularGames.with { $0.phase = .failed(.refused) }
    static let unconnected = popularGames.with { $0.phase = .failed(.told("The lobby is being rebuilt")) }
    static let toBeRefused = Self(
        id: "jackpots", bar: .jackpotGames, games: popularGames.games, phase: .failed(.refused))
    static let toBeLost = toBeRefused.with { ($0.id, $0.bar) = ("live", .liveGames) }
}

enum CasinoCategorySectionCatalog: CatalogEntry {
    typealias ComponentType = CasinoCategorySectionView

    static let category = Category.casino
    static let subcategory = "Sections"
    static let summary = "A category of games as a heading and a row of cards that scrolls."
    static let tags = ["casino", "category", "cards", "picture", "loading", "error"]
    static let children: [any StandardComponent.Type] = [
        CasinoCategoryBarView.self, CasinoGameCardView.self,
    ]
    static let defaultWidth = 80
    static let requests: [any ComponentRequest] = [
        OpenGame(id: "lucky-pharaoh"),
        OpenGameCategory(id: "popular"),
        LoadGames(section: "popular"),
    ]
    static let variants: [Variant<CasinoCategorySectionDisplayState>] = [
        Variant("New games", .newGames, summary: "Four games, the last of them out of sight"),
        Variant("Popular games", .popularGames, summary: "Three games"),
        Variant("Slot games", .slotGames, summary: "Two games"),
        Variant("Many games", .manyGames),
        Variant(
            "Loading", .loading, summary: "The games come after a while, and then their pictures",
            feed: .arrival(while: { $0.phase == .loading }) { section, _ in section = .newGames }),
        Variant("Empty", .init(id: "empty", bar: .emptyCategory, games: [])),
        Variant("Failed", .failed, summary: "Trying again brings the games"),
        Variant("Failed with reason", .unconnected, summary: "In the words of the service"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "Trying again brings nothing"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "Trying again is not answered"),
    ]
    static let plays = [
        Play(
            "Go along the row", state: "New games",
            """
            wait 1s
            frame "The pictures have come"
            press Tab Tab Right Right Right
            wait 1s
            expect "Lucky Pharaoh"
            frame "Scrolled to the last one"
            press Enter
            expect call "CasinoGameCard.openGame()"
            press Left Left Left
            wait 1s
            frame "And back"
            """),
        Play(
            "Open the category", state: "Popular games",
            """
            press Tab Enter
            expect call "CasinoCategoryBar.openCategory()"
            """),
        Play(
            "Games arrive", state: "Loading",
            """
            wait 1.5s
            expect "Mega Wheel"
            frame "The games have come"
            wait 1s
            frame "And their pictures"
            """),
        Play.gamesAgain(by: "press Tab Tab Enter", of: "CasinoCategorySection", bringing: "Starburst"),
        Play.gamesRefused(after: "press Tab Tab Enter"),
        Play.noAnswer(to: "press Tab Tab Enter", frame: "It can be asked for again"),
    ]
}
