extension MatchParticipantsInfoDisplayState {
    static let standard = Self(
        home: "Real Madrid", away: "Barcelona", matchState: .start(7, 24, 20, 30))
    static let horizontalPreLive = Self(
        home: "Manchester United", away: "Liverpool", matchState: .start(12, 15, 18, 45))
    static let horizontalLive = Self(
        home: "Bayern Munich", away: "Dortmund",
        matchState: .live(score: TicketScore(2, 1), period: MatchPeriod(.named(""), minute: 67)))
    static let horizontalEnded = Self(home: "Arsenal", away: "Chelsea", matchState: .ended(score: TicketScore(3, 2)))
    static let longNames = Self(
        home: "Borussia Mönchengladbach", away: "Eintracht Frankfurt am Main",
        matchState: .live(score: TicketScore(1, 0), period: MatchPeriod(.named(""), minute: 23)))
    static let liveWithoutTime = Self(
        home: "Team A", away: "Team B", matchState: .live(score: TicketScore(0, 0), period: nil))
    static let horizontalServing = Self(
        home: "Nadal", away: "Djokovic", matchState: .thirdSet, score: .tennisThirdSet)
    static let verticalTennis = horizontalServing.with { $0.layout = .vertical }
    static let verticalVolleyball = Self(
        layout: .vertical, home: "Brazil", away: "Italy", matchState: .thirdSet,
        score: ScoreDisplayState(
            columns: [.init("25", "23"), .init("22", "25"), .init("18", "21", emphasis: .both)], serving: .away))
    static let verticalBasketball = Self(
        layout: .vertical, home: "Lakers", away: "Warriors",
        matchState: .live(score: TicketScore(103, 95), period: MatchPeriod(.named("Q4 8:45"))),
        score: ScoreDisplayState(
            columns: [
                .init("28", "24"), .init("22", "31"), .init("35", "28"),
                .init("18", "12", emphasis: .both, hasTrailingRule: true), .total("103", "95"),
            ]))
    static let verticalFootballPreLive = Self(
        layout: .vertical, home: "Real Madrid", away: "FC Barcelona",
        matchState: .start(7, 24, 21, 0, now: CalendarMoment(year: 2025, month: 7, day: 24, hour: 9, minute: 0)))
    static let verticalEnded = Self(
        layout: .vertical, home: "Ajax", away: "Porto", matchState: .ended(score: TicketScore(0, 2)))
}

extension MatchState {
    /// A set each, and the last one is played.
    fileprivate static let thirdSet = Self.live(score: TicketScore(1, 1), period: MatchPeriod(.named("3rd set")))

    /// Before a match of the year 2025.
    fileprivate static func start(
        _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, now: CalendarMoment? = nil
    ) -> Self {
        .preLive(start: CalendarMoment(year: 2025, month: month, day: day, hour: hour, minute: minute), now: now)
    }
}

extension ScoreDisplayState {
    /// One set each, and the points of the game.
    static let tennisThirdSet = Self(
        columns: [.game("40", "30"), .init("6", "4"), .init("3", "6")], serving: .home)
}

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
        Variant("Vertical football pre-live", .verticalFootballPreLive, summary: "The day is called by its name"),
        Variant("Vertical ended", .verticalEnded, summary: "Without columns each side has its score"),
        Variant("Long team names", .longNames),
        Variant("Live without time", .liveWithoutTime),
    ]
}
