extension CompactMatchHeaderDisplayState {
    static let today = Self(mode: .preLive(date: "TODAY, 14:00"), icons: twoIcons, marketCount: 123)
    static let date = Self(mode: .preLive(date: "17/07, 11:00"), icons: twoIcons, marketCount: 89)
    static let tomorrow = Self(mode: .preLive(date: "TOMORROW, 20:00"), marketCount: 45)
    static let todayWithoutIcons = Self(mode: .preLive(date: "TODAY, 18:30"), marketCount: 156)
    static let liveTennis = Self(mode: .live(status: "2ND SET"), icons: twoIcons, marketCount: 123)
    static let liveFootball = Self(mode: .live(status: "45'"), icons: twoIcons, marketCount: 78)
    static let liveBasketball = Self(mode: .live(status: "3RD QTR"), marketCount: 92)
    static let halfTime = Self(mode: .live(status: "HT"), icons: twoIcons, marketCount: 65)
    static let firstSet = Self(mode: .live(status: "1ST SET"), icons: [.statistics], marketCount: 34)
    static let liveWithoutIcons = Self(mode: .live(status: "65'"), marketCount: 112)
    static let manyMarkets = Self(mode: .preLive(date: "TODAY, 15:00"), icons: twoIcons, marketCount: 999)
    static let withoutCount = Self(mode: .preLive(date: "TODAY, 12:00"), icons: twoIcons)
    static let minimal = Self(mode: .preLive(date: "TODAY, 10:00"), marketCount: 42, showsArrow: false)
    static let ended = Self(mode: .ended(status: "Full time"), marketCount: 4)

    private static let twoIcons: [MarketInfoIcon] = [.expressPickShort, .mostPopular]
}

/// The compact header's page in the gallery.
enum CompactMatchHeaderCatalog: CatalogEntry {
    typealias ComponentType = CompactMatchHeaderView

    static let category = Category.matchCards
    static let subcategory = "Headers"
    static let summary = "When a match is played or how far it has come, and the way to its markets."
    static let tags = ["match", "live", "date", "markets", "inline"]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        OpenAllMarkets()
    ]
    static let variants: [Variant<CompactMatchHeaderDisplayState>] = [
        Variant("Pre-live", .today),
        Variant("Pre-live date", .date),
        Variant("Pre-live tomorrow", .tomorrow, summary: "No icons"),
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
