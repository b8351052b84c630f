extension MatchTime {
    /// A start today.
    static func today(_ hour: Int, _ minute: Int) -> Self { day(12, hour, minute) }

    /// A start on a day of July 2025, as it is told in the morning of the 12th.
    static func day(_ day: Int, _ hour: Int, _ minute: Int) -> Self {
        func moment(_ day: Int, _ hour: Int, _ minute: Int) -> CalendarMoment {
            CalendarMoment(year: 2025, month: 7, day: day, hour: hour, minute: minute)
        }
        return .start(moment(day, hour, minute), now: moment(12, 9, 0))
    }
}

extension CompactMatchHeaderDisplayState {
    static let today = Self(time: .today(14, 0), icons: twoIcons, marketCount: 123)
    static let date = Self(time: .day(17, 11, 0), icons: twoIcons, marketCount: 89)
    static let todayWithoutIcons = Self(time: .today(18, 30), marketCount: 156)
    static let liveTennis = Self(time: .period(MatchPeriod(.named("2nd set"))), icons: twoIcons, marketCount: 123)
    static let liveFootball = Self(time: .period(MatchPeriod(.named(""), minute: 45)), icons: twoIcons, marketCount: 78)
    static let liveBasketball = Self(time: .period(MatchPeriod(.named("3rd quarter"))), marketCount: 92)
    static let halfTime = Self(time: .period(MatchPeriod(.halfTime)), icons: twoIcons, marketCount: 65)
    static let firstSet = Self(time: .period(MatchPeriod(.named("1st set"))), icons: [.statistics], marketCount: 34)
    static let liveWithoutIcons = Self(time: .period(MatchPeriod(.named(""), minute: 65)), marketCount: 112)
    static let manyMarkets = Self(time: .today(15, 0), icons: twoIcons, marketCount: 999)
    static let withoutCount = Self(time: .today(12, 0), icons: twoIcons)
    static let minimal = Self(time: .today(10, 0), marketCount: 42, showsArrow: false)
    static let ended = Self(time: .period(MatchPeriod(.ended)), marketCount: 4)

    private static let twoIcons: [MarketInfoIcon] = [.expressPickShort, .mostPopular]
}

enum CompactMatchHeaderCatalog: CatalogEntry {
    typealias ComponentType = CompactMatchHeaderView

    static let category = Category.matchCards
    static let subcategory = "Headers"
    static let summary = "When a match is played or how far it has come, and the way to its markets."
    static let tags = ["match", "live", "date", "markets", "inline"]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [OpenAllMarkets()]
    static let variants: [Variant<CompactMatchHeaderDisplayState>] = [
        Variant("Pre-live", .today),
        Variant("Pre-live date", .date),
        Variant("Pre-live tomorrow", .init(time: .day(13, 20, 0), marketCount: 45), summary: "No icons"),
        Variant("Pre-live without icons", .todayWithoutIcons),
        Variant("Live", .liveFootball, summary: "Football, by the minute"),
        Variant("Live second set", .liveTennis),
        Variant("Live third quarter", .liveBasketball),
        Variant("Live half time", .halfTime),
        Variant("Live first set", .firstSet),
        Variant("Live without icons", .liveWithoutIcons),
        Variant("Many markets", .manyMarkets),
        Variant("Without count", .withoutCount, summary: "Nothing to lead to"),
        Variant("Minimal", .minimal, summary: "A count alone, without an arrow"),
        Variant("Ended", .ended),
    ]
    static let plays = [
        Play(
            "Open the markets", state: "Live",
            """
            frame "A live match"
            press Tab
            frame "The count has the focus"
            press Enter
            expect call "CompactMatchHeader.openMarkets()"
            """)
    ]
}
