extension MatchHeaderDisplayState {
    static let standard = Self(
        competition: "League", countryCode: "INT", sport: .football, isFavorite: false, time: .start("16 April, 18:00"))
    static let premierLeague = Self(
        competition: "Premier League", countryCode: "ENG", sport: .football, isFavorite: false,
        time: .start("16 April, 18:00"), competitionID: "premier-league")
    static let laLigaLive = Self(
        competition: "La Liga", countryCode: "ESP", sport: .football, isFavorite: true,
        time: MatchPeriod(.firstHalf, minute: 44),
        isLive: true, competitionID: "la-liga")
    static let serieABasketball = Self(
        competition: "Serie A Basketball", countryCode: "ITA", sport: .basketball, isFavorite: false,
        time: .start("20 April, 19:30"))
    static let longName = Self(
        competition: "UEFA Europa Conference League Championship", countryCode: "EUR", sport: .football,
        isFavorite: false, time: .start("30 April, 17:15"), competitionID: "uefa-europa-conference-league-championship")
    static let disabledNBA = Self(
        competition: "NBA", countryCode: "USA", sport: .basketball, isFavorite: false, time: .start("18 April, 02:30"))
    static let minimal = Self(
        competition: "Champions League", sport: .football, isFavorite: false, time: .start("22 April, 20:00"))
    static let favoriteOnly = Self(competition: "ATP Tennis", sport: .tennis, isFavorite: true)
    static let basic = Self(competition: "Local Championship", isFavorite: false, time: .start("25 April, 15:00"))
    static let noFlag = Self(
        competition: "International League", sport: .football, isFavorite: false, time: .start("26 April, 16:00"))
    static let noSportIcon = Self(
        competition: "Mixed Sports League", countryCode: "INT", isFavorite: true, time: .start("27 April, 14:30"))
    static let noFavorite = Self(
        competition: "Corporate League", countryCode: "POR", sport: .volleyball, time: .start("28 April, 12:00"))
    static let textOnly = Self(competition: "Text Only Championship", time: .start("30 May, 21:45"))
}

/// The match header's page in the gallery.
enum MatchHeaderCatalog: CatalogEntry {
    typealias ComponentType = MatchHeaderView

    static let category = Category.matchCards
    static let subcategory = "Headers"
    static let summary = "Where a match belongs, when it is played, and whether it is a favourite."
    static let tags = ["match", "favourite", "live", "league"]
    static let defaultWidth = 60
    static let requests: [any ComponentRequest] = [
        OpenCompetition(id: "premier-league"),
        MarkFavourite(isFavourite: true),
    ]
    static let variants: [Variant<MatchHeaderDisplayState>] = [
        Variant("Default", .standard),
        Variant("Premier League", .premierLeague, summary: "The competition leads on"),
        Variant("La Liga favorite live", .laLigaLive),
        Variant("Serie A Basketball", .serieABasketball),
        Variant("Disabled NBA", .disabledNBA, summary: "The competition has no page to lead to"),
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
