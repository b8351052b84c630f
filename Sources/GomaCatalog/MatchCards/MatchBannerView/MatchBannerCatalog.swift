extension MatchBannerDisplayState {
    static let preLive = Self(
        id: "city-arsenal", start: .april(18, 20, 0), now: .april(17, 9, 0), league: "Premier League",
        home: "Man City", away: "Arsenal", pictureName: "banner-city-arsenal",
        outcomes: .init(.result(home: 1.55, draw: 5.00, away: 5.00)))
    static let live = Self(
        id: "city-arsenal", isLive: true, matchTime: MatchPeriod(.firstHalf, minute: 44), league: "Premier League",
        home: "Man City", away: "Arsenal", pictureName: "banner-city-arsenal", homeScore: 1, awayScore: 1,
        outcomes: .init(.result(home: 1.55, draw: 5.00, away: 5.00)))
    static let interactive = Self(
        id: "barcelona-madrid", isLive: true, matchTime: MatchPeriod(.secondHalf, minute: 67), league: "La Liga",
        home: "Barcelona", away: "Real Madrid", pictureName: "banner-barcelona-madrid", homeScore: 2, awayScore: 1,
        outcomes: .init(.result(home: 2.10, draw: 3.40, away: 3.20)))
    static let selected = Self(
        id: "porto-benfica", start: .april(19, 18, 0), format: .sentence, league: "Primeira Liga", home: "FC Porto",
        away: "SL Benfica", pictureName: "banner-porto-benfica",
        outcomes: MarketOutcomesLineDisplayState(.result(home: 2.45, draw: 3.25, away: 2.80))
            .with { $0.outcomes[2].isSelected = true })
    static let pictureFails = Self(
        id: "ajax-psv", start: .april(20, 16, 45), league: "Eredivisie", home: "AFC Ajax",
        away: "PSV Eindhoven", pictureName: "missing-banner",
        outcomes: .init(.result(home: 2.60, draw: 3.60, away: 2.45)))
    static let withoutPicture = Self(
        id: "celtic-rangers", start: .april(21, 12, 30), format: .pattern("EEEE d MMMM, HH:mm"),
        league: "Scottish Premiership", home: "Celtic", away: "Glasgow Rangers",
        outcomes: .init(.result(home: 1.75, draw: 3.90, away: 4.10)))
    static let suspended = Self(
        id: "inter-milan", isLive: true, matchTime: MatchPeriod(.secondHalf, minute: 80), league: "Serie A",
        home: "Inter", away: "AC Milan", pictureName: "banner-inter-milan", homeScore: 0, awayScore: 0,
        outcomes: .suspended)
    static let longNames = Self(
        id: "wolves-monchengladbach", isLive: true, matchTime: MatchPeriod(.secondHalf, minute: 90),
        league: "UEFA Europa Conference League Qualification Playoffs", home: "Wolverhampton Wanderers Football Club",
        away: "Borussia Verein für Leibesübungen 1900 Mönchengladbach", pictureName: "banner-wolves", homeScore: 10,
        awayScore: 0, outcomes: .init(.result(home: 1.01, draw: 26.00, away: 101.00)))
    static let empty = blank
}

extension LiveMatch {
    static let cityArsenal = Self(
        "city-arsenal", in: .firstHalf, minute: 44, score: .total(Tally(1, 1)),
        markets: [.result(home: 1.55, draw: 5.00, away: 5.00)])
    static let barcelonaMadrid = Self(
        "barcelona-madrid", in: .secondHalf, minute: 67, score: .total(Tally(2, 1)),
        markets: [.result(home: 2.10, draw: 3.40, away: 3.20)])
    static let interMilan = Self(
        "inter-milan", in: .secondHalf, minute: 80, markets: [.result(home: 1.85, draw: 3.55, away: 4.20).suspended],
        by: .heldBack)
    static let wolvesGladbach = Self(
        "wolves-monchengladbach", in: .secondHalf, minute: 90, score: .total(Tally(10, 0)),
        markets: [.result(home: 1.01, draw: 26.00, away: 101.00)])
}

extension CalendarMoment {
    /// A time of day in April 2025.
    static func april(_ day: Int, _ hour: Int, _ minute: Int) -> Self {
        Self(year: 2025, month: 4, day: day, hour: hour, minute: minute)
    }
}

enum MatchBannerCatalog: CatalogEntry {
    typealias ComponentType = MatchBannerView

    static let category = Category.matchCards
    static let subcategory = "Banners"
    static let summary = "One match to look at first, with its picture, score and prices."
    static let tags = ["match", "banner", "odds", "live", "picture"]
    static let children: [any StandardComponent.Type] = [MarketOutcomesLineView.self]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [
        OpenMatch(id: "barcelona-madrid"),
        ChooseOutcome(id: "home", match: "barcelona-madrid", isChosen: true),
    ]
    static let variants: [Variant<MatchBannerDisplayState>] = [
        Variant("Prelive match", .preLive, summary: "The picture comes after a second"),
        Variant("Live match", .live, feed: StateFeed(.cityArsenal)),
        Variant(
            "Interactive match", .interactive, summary: "Prices move, a goal is scored, the match ends",
            feed: StateFeed(.barcelonaMadrid)),
        Variant("Selected outcome", .selected, summary: "The start as a sentence"),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it"),
        Variant("Without picture", .withoutPicture, summary: "The start in a pattern of its own"),
        Variant(
            "Suspended", .suspended, summary: "No bets are taken for a while, and once more",
            feed: StateFeed(.interMilan)),
        Variant("Long names", .longNames, summary: "Names and league give way", feed: StateFeed(.wolvesGladbach)),
        Variant("Empty state", .empty, summary: "There is no match to show"),
    ]
    static let plays = [
        Play(
            "Choose an outcome", state: "Interactive match",
            """
            wait 1s
            frame "The picture has come"
            focus MatchBanner
            press it
            expect call "MatchBanner.openMatch()"
            focus outcomes.home
            press it
            expect call "OutcomeItem.toggleSelection()"
            frame "The home side is on the slip"
            wait 10s
            expect "Market suspended"
            frame "A goal"
            wait 13s
            expect "Ended"
            frame "The match is over"
            """),
        Play(
            "A market comes back", state: "Suspended",
            """
            expect "Market suspended"
            wait 4s
            expect not "Market suspended"
            frame "Bets are taken"
            wait 3s
            expect "Market suspended"
            wait 2s
            expect not "Market suspended"
            frame "And again"
            """),
        Play.pictureFails(initials: "AA", meanwhile: "The picture is on its way"),
    ]
}
