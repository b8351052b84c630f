extension MatchParticipantsInfoDisplayState {
    static let standard = Self(
        home: "Real Madrid", away: "Barcelona", matchState: .preLive(date: "Jul 24", time: "20:30"))
    static let horizontalPreLive = Self(
        home: "Manchester United", away: "Liverpool", matchState: .preLive(date: "Dec 15", time: "18:45"))
    static let horizontalLive = Self(
        home: "Bayern Munich", away: "Dortmund", matchState: .live(score: "2 - 1", time: "67'"))
    static let horizontalEnded = Self(home: "Arsenal", away: "Chelsea", matchState: .ended(score: "3 - 2"))
    static let longNames = Self(
        home: "Borussia Mönchengladbach", away: "Eintracht Frankfurt am Main",
        matchState: .live(score: "1 - 0", time: "23'"))
    static let liveWithoutTime = Self(
        home: "Team A", away: "Team B", matchState: .live(score: "0 - 0", time: nil))
    static let horizontalServing = Self(
        home: "Nadal", away: "Djokovic", matchState: .live(score: "1 - 1", time: "3rd Set"), score: .tennisThirdSet)
    static let verticalTennis = Self(
        layout: .vertical, home: "Nadal", away: "Djokovic", matchState: .live(score: "1 - 1", time: "3rd Set"),
        score: .tennisThirdSet)
    static let verticalVolleyball = Self(
        layout: .vertical, home: "Brazil", away: "Italy", matchState: .live(score: "1 - 1", time: "3rd Set"),
        score: ScoreDisplayState(
            columns: [.init("25", "23"), .init("22", "25"), .init("18", "21", emphasis: .both)], serving: .away))
    static let verticalBasketball = Self(
        layout: .vertical, home: "Lakers", away: "Warriors", matchState: .live(score: "103 - 95", time: "Q4 8:45"),
        score: ScoreDisplayState(
            columns: [
                .init("28", "24"), .init("22", "31"), .init("35", "28"),
                .init("18", "12", emphasis: .both, hasTrailingRule: true), .total("103", "95"),
            ]))
    static let verticalFootballPreLive = Self(
        layout: .vertical, home: "Real Madrid", away: "FC Barcelona",
        matchState: .preLive(date: "El Clasico", time: "21:00"))
    static let verticalEnded = Self(
        layout: .vertical, home: "Ajax", away: "Porto", matchState: .ended(score: "0 - 2"))
}

extension ScoreDisplayState {
    /// One set each, and the points of the game.
    static let tennisThirdSet = Self(
        columns: [.game("40", "30"), .init("6", "4"), .init("3", "6")], serving: .home)
}

/// The participants' page in the gallery.
enum MatchParticipantsInfoCatalog: CatalogEntry {
    typealias ComponentType = MatchParticipantsInfoView

    static let category = Category.matchCards
    static let subcategory = "Participants"
    static let summary = "Who plays, and when, or how it stands."
    static let tags = ["match", "score", "live", "teams"]
    static let children: [any StandardComponent.Type] = [ScoreView.self]
    static let defaultWidth = 60
    static let waivers = [
        CoverageWaiver("use", because: "it stands by itself in lists without prices, and is only read")
    ]
    static let variants: [Variant<MatchParticipantsInfoDisplayState>] = [
        Variant("Default pre-live", .standard),
        Variant("Horizontal pre-live", .horizontalPreLive),
        Variant("Horizontal live", .horizontalLive),
        Variant("Horizontal ended", .horizontalEnded),
        Variant("Horizontal live serving", .horizontalServing, summary: "The same match as the vertical one"),
        Variant("Vertical tennis live serving", .verticalTennis),
        Variant("Vertical basketball live", .verticalBasketball),
        Variant("Vertical volleyball live serving", .verticalVolleyball),
        Variant("Vertical football pre-live", .verticalFootballPreLive),
        Variant("Vertical ended", .verticalEnded, summary: "Without columns the overall score shows"),
        Variant("Long team names", .longNames),
        Variant("Live without time", .liveWithoutTime),
    ]
}
