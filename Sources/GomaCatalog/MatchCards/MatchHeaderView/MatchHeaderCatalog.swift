extension MatchTime {
    /// A start in April 2025.
    /// - Parameter today: the day on which it is told; `nil` where each day has its date.
    static func april(_ day: Int, _ hour: Int, _ minute: Int, today: Int? = nil) -> Self {
        .start(.april(day, hour, minute), now: today.map { .april($0, 12, 0) })
    }
}

extension MatchHeaderDisplayState {
    static let standard = Self(
        id: "reds-blues", competition: "League", countryCode: "INT", sport: .football, isFavorite: false,
        time: .april(16, 18, 0))
    static let premierLeague = Self(
        id: "liverpool-arsenal", competition: "Premier League", countryCode: "ENG", sport: .football, isFavorite: false,
        time: .april(16, 18, 0), competitionID: "premier-league")
    static let laLigaLive = Self(
        id: "barcelona-madrid", competition: "La Liga", countryCode: "ESP", sport: .football, isFavorite: true,
        time: .period(MatchPeriod(.firstHalf, minute: 44)), isLive: true, competitionID: "la-liga")
    static let serieABasketball = Self(
        id: "milano-bologna", competition: "Serie A Basketball", countryCode: "ITA", sport: .basketball,
        isFavorite: false, time: .april(20, 19, 30))
    static let longName = Self(
        id: "wolves-gladbach", competition: "UEFA Europa Conference League Championship", countryCode: "EUR",
        sport: .football, isFavorite: false, time: .april(30, 17, 15),
        competitionID: "uefa-europa-conference-league-championship")
    static let withoutLink = Self(
        id: "lakers-celtics", competition: "NBA", countryCode: "USA", sport: .basketball, isFavorite: false,
        time: .april(18, 2, 30))
    static let minimal = Self(
        id: "bayern-paris", competition: "Champions League", sport: .football, isFavorite: false,
        time: .april(22, 20, 0))
    static let favoriteOnly = Self(id: "nadal-djokovic", competition: "ATP Tennis", sport: .tennis, isFavorite: true)
    static let basic = Self(
        id: "united-rovers", competition: "Local Championship", isFavorite: false, time: .april(25, 15, 0))
    static let noFlag = Self(
        id: "benfica-ajax", competition: "International League", sport: .football, isFavorite: false,
        time: .april(26, 16, 0))
    static let noSportIcon = Self(
        id: "lions-tigers", competition: "Mixed Sports League", countryCode: "INT", isFavorite: true,
        time: .april(27, 14, 30))
    static let noFavorite = Self(
        id: "lisbon-porto", competition: "Corporate League", countryCode: "POR", sport: .volleyball,
        time: .april(28, 12, 0))
    static let textOnly = Self(
        id: "north-south", competition: "Text Only Championship",
        time: .start(CalendarMoment(year: 2025, month: 5, day: 30, hour: 21, minute: 45), now: nil))
}

enum MatchHeaderCatalog: CatalogEntry {
    typealias ComponentType = MatchHeaderView

    static let category = Category.matchCards
    static let subcategory = "Headers"
    static let summary = "Where a match belongs, when it is played, and whether it is a favourite."
    static let tags = ["match", "favourite", "live", "league"]
    static let defaultWidth = 60
    static let requests: [any ComponentRequest] = [
        OpenCompetition(id: "premier-league"),
        MarkFavourite(match: "reds-blues", isFavourite: true),
    ]
    static let variants: [Variant<MatchHeaderDisplayState>] = [
        Variant("Default", .standard),
        Variant("Premier League", .premierLeague, summary: "The competition leads on"),
        Variant("La Liga favorite live", .laLigaLive),
        Variant("Serie A Basketball", .serieABasketball),
        Variant("NBA, no link", .withoutLink, summary: "The competition has no page to lead to"),
        Variant("Minimal mode", .minimal, summary: "No flag, nothing to lead to"),
        Variant("Favorite only", .favoriteOnly, summary: "No time is known"),
        Variant("Long name", .longName, summary: "The competition gives way to the time"),
        Variant("Basic, no icons", .basic),
        Variant("No country flag", .noFlag),
        Variant("No sport icon", .noSportIcon),
        Variant("No favorite button", .noFavorite),
        Variant("Minimal visibility", .textOnly, summary: "Text alone"),
    ]
    static let plays = [
        Play(
            "Open the competition", state: "Premier League",
            """
            focus competition
            press it
            expect call "MatchHeader.openCompetition()"
            frame "competition"
            """),
        Play(
            "Make a favourite", state: "Default",
            """
            focus favorite
            press it
            expect call "MatchHeader.toggleFavorite()"
            expect "★"
            frame "favourite"
            """),
    ]
}
