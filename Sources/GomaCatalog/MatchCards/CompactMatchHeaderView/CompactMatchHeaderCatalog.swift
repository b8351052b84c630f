extension CompactMatchHeaderDisplayState {
    /// The gallery's "Pre-live".
    public static let today = Self(mode: .preLive(date: "TODAY, 14:00"), icons: twoIcons, marketCount: 123)
    /// The gallery's "Pre-live date".
    public static let date = Self(mode: .preLive(date: "17/07, 11:00"), icons: twoIcons, marketCount: 89)
    /// The gallery's "Pre-live tomorrow". No icons.
    public static let tomorrow = Self(mode: .preLive(date: "TOMORROW, 20:00"), marketCount: 45)
    /// The gallery's "Pre-live without icons".
    public static let todayWithoutIcons = Self(mode: .preLive(date: "TODAY, 18:30"), marketCount: 156)
    /// The gallery's "Live second set".
    public static let liveTennis = Self(mode: .live(status: "2ND SET"), icons: twoIcons, marketCount: 123)
    /// The gallery's "Live". Football, by the minute.
    public static let liveFootball = Self(mode: .live(status: "45'"), icons: twoIcons, marketCount: 78)
    /// The gallery's "Live third quarter".
    public static let liveBasketball = Self(mode: .live(status: "3RD QTR"), marketCount: 92)
    /// The gallery's "Live half time".
    public static let halfTime = Self(mode: .live(status: "HT"), icons: twoIcons, marketCount: 65)
    /// The gallery's "Live first set".
    public static let firstSet = Self(mode: .live(status: "1ST SET"), icons: [.statistics], marketCount: 34)
    /// The gallery's "Live without icons".
    public static let liveWithoutIcons = Self(mode: .live(status: "65'"), marketCount: 112)
    /// The gallery's "Many markets".
    public static let manyMarkets = Self(mode: .preLive(date: "TODAY, 15:00"), icons: twoIcons, marketCount: 999)
    /// The gallery's "Without count". Nothing to lead to.
    public static let withoutCount = Self(mode: .preLive(date: "TODAY, 12:00"), icons: twoIcons)
    /// The gallery's "Minimal". A count alone, without an arrow.
    public static let minimal = Self(mode: .preLive(date: "TODAY, 10:00"), marketCount: 42, showsArrow: false)
    /// The gallery's "Ended".
    public static let ended = Self(mode: .ended(status: "Full time"), marketCount: 4)

    private static let twoIcons: [MarketInfoIcon] = [.expressPickShort, .mostPopular]
}

/// The compact header's page in the gallery.
public enum CompactMatchHeaderCatalog: CatalogEntry {
    public typealias ComponentType = CompactMatchHeaderView

    public static let category = Category.matchCards
    public static let subcategory = "Headers"
    public static let summary = "When a match is played or how far it has come, and the way to its markets."
    public static let tags = ["match", "live", "date", "markets", "inline"]
    public static let defaultWidth = 48
    public static let variants: [Variant<CompactMatchHeaderDisplayState>] = [
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
    public static let plays = [
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
