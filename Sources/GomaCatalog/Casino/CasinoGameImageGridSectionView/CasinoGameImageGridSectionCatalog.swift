extension CasinoGameImageGridSectionDisplayState {
    static let liteGames = Self(
        bar: CasinoCategoryBarDisplayState(id: "lite", title: "Lite games", gameCount: 41),
        games: [
            DemoGames.plinkGoal, DemoGames.aviator, DemoGames.sambaSoccer, DemoGames.beastBelow, DemoGames.megaWheel,
            DemoGames.crystalQuest, DemoGames.starburst, DemoGames.surgingSevens, DemoGames.dragonsFortune,
            DemoGames.luckyPharaoh, DemoGames.bookOfDead, DemoGames.gonzosQuest, DemoGames.megaMoolah,
            DemoGames.bigBassBonanza, DemoGames.sweetBonanza, DemoGames.royalCards,
        ].map(\.tile))
    static let oddGames = Self(
        bar: CasinoCategoryBarDisplayState(id: "crash", title: "Crash games", gameCount: 23),
        games: [
            DemoGames.aviator, DemoGames.plinkGoal, DemoGames.fruitParty, DemoGames.divineFortune,
            DemoGames.megaWheel, DemoGames.starburst, DemoGames.sambaSoccer,
        ].map(\.tile))
    static let fewGames = Self(
        bar: CasinoCategoryBarDisplayState(id: "few", title: "Few games", gameCount: 2),
        games: [DemoGames.plinkGoal, DemoGames.aviator].map(\.tile))
    static let loading = Self(id: "crash", bar: oddGames.bar, pairs: [], phase: .loading)
    static let empty = Self(
        id: "empty", bar: CasinoCategoryBarDisplayState(id: "empty", title: "Empty section", gameCount: 0), pairs: [])
    static let failed = oddGames.with { $0.phase = .failed(.refused) }
    static let unconnected = oddGames.with { $0.phase = .failed(.told("The lobby is being rebuilt")) }
    static let toBeRefused = Self(
        id: "jackpots", bar: .jackpotGames, pairs: oddGames.pairs, phase: .failed(.refused))
    static let toBeLost = toBeRefused.with { ($0.id, $0.bar) = ("live", .liveGames) }
}

enum CasinoGameImageGridSectionCatalog: CatalogEntry {
    typealias ComponentType = CasinoGameImageGridSectionView

    static let category = Category.casino
    static let subcategory = "Sections"
    static let summary = "A category of games as a heading and a grid of pictures, two rows high."
    static let tags = ["casino", "category", "grid", "picture", "loading", "error"]
    static let children: [any StandardComponent.Type] = [
        CasinoCategoryBarView.self, CasinoGameImagePairView.self,
    ]
    static let defaultWidth = 80
    static let requests: [any ComponentRequest] = [
        OpenGame(id: "gonzos-quest"),
        OpenGameCategory(id: "crash"),
        LoadGames(section: "crash"),
    ]
    static let variants: [Variant<CasinoGameImageGridSectionDisplayState>] = [
        Variant("Lite games", .liteGames, summary: "Sixteen games in eight columns"),
        Variant("Odd games", .oddGames, summary: "The last column has one game"),
        Variant("Few games", .fewGames, summary: "One column"),
        Variant(
            "Loading", .loading, summary: "The games come after a while, and then their pictures",
            feed: .arrival(while: { $0.phase == .loading }) { section, _ in section = .oddGames }),
        Variant("Empty", .empty),
        Variant("Failed", .failed, summary: "Trying again brings the games"),
        Variant("Failed with reason", .unconnected, summary: "In the words of the service"),
        Variant("Refused", .toBeRefused, answers: [.refused], summary: "Trying again brings nothing"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "Trying again is not answered"),
    ]
    static let plays = [
        Play(
            "Go through the grid", state: "Lite games",
            """
            wait 1s
            frame "The pictures have come"
            press Tab Tab Down
            frame "The lower game of the first column"
            press Right Right Right Right Right
            wait 1s
            frame "Scrolled as far as the focus wants"
            press Enter
            expect call "CasinoGameImage.openGame()"
            """),
        Play(
            "Open the category", state: "Odd games",
            """
            press Tab Enter
            expect call "CasinoCategoryBar.openCategory()"
            """),
        Play(
            "Games arrive", state: "Loading",
            """
            wait 1.5s
            expect "Plink Goal"
            frame "The games have come"
            wait 1s
            frame "And their pictures"
            """),
        Play.gamesAgain(by: "press Tab Tab Enter", of: "CasinoGameImageGridSection", bringing: "Plink Goal"),
        Play.gamesRefused(after: "press Tab Tab Enter"),
        Play.noAnswer(to: "press Tab Tab Enter", frame: "It can be asked for again"),
    ]
}
