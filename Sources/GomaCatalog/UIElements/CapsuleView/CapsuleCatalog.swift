extension CapsuleDisplayState {
    static let count = Self(id: "count", content: .text("16"), style: .count, padding: .tight)
    static let tag = Self(id: "football", content: .text("Football"), style: .tag)
    static let marketCount = Self(id: "markets", content: .text("127"), style: .count, padding: .tight)
    static let pending = Self(
        id: "pending", content: .text("Pending"),
        style: CapsuleStyle(ground: .alertWarning, text: .highlightPrimaryContrast))
    static let completed = Self(
        id: "completed", content: .text("Completed"),
        style: CapsuleStyle(ground: .alertSuccess, text: .highlightPrimaryContrast))
    static let failed = Self(
        id: "failed", content: .text("Failed"),
        style: CapsuleStyle(ground: .alertError, text: .highlightPrimaryContrast))
    static let new = Self(
        id: "new", content: .text("New"), style: CapsuleStyle(ground: .highlightTertiary, text: .backgroundCards))
    static let hot = Self(id: "hot", content: .pictured(.flame, "Hot"), style: .count)
    static let firstHalf = Self(
        id: "period", content: .period(MatchPeriod(.firstHalf, minute: 41)),
        style: CapsuleStyle(ground: .highlightSecondary, text: .highlightSecondaryContrast, isStrong: false))
    static let halfTime = firstHalf.with { $0.content = .period(MatchPeriod(.halfTime)) }
    static let custom = Self(
        id: "custom", content: .text("Bet builder"),
        style: CapsuleStyle(ground: .buttonBackgroundSecondary, text: .buttonTextSecondary))
    static let wide = Self(id: "wide", content: .text("Jackpot"), style: .count, padding: .wide)
    static let tall = Self(
        id: "tall", content: .text("Super Boost"),
        style: CapsuleStyle(ground: .buttonBackgroundSecondary, text: .buttonTextSecondary), padding: .wide,
        minimumHeight: 3)
    static let interactive = Self(
        id: "live-matches", content: .text("24 live matches"), style: .status, isInteractive: true)
}

enum CapsuleCatalog: CatalogEntry {
    typealias ComponentType = CapsuleView

    static let category = Category.uiElements
    static let subcategory = "Badges"
    static let summary = "A badge for a status, a count or a tag."
    static let tags = ["badge", "status", "count", "live", "result"]
    static let defaultWidth = 28
    static let requests: [any ComponentRequest] = [PressButton(id: "live-matches")]
    static let variants: [Variant<CapsuleDisplayState>] = [
        Variant("Live", .live),
        Variant("Count", .count, summary: "As narrow as its number"),
        Variant("Tag", .tag),
        Variant("Market count", .marketCount),
        Variant("Pending", .pending),
        Variant("Completed", .completed),
        Variant("Failed", .failed),
        Variant("New", .new),
        Variant("Hot", .hot, summary: "With a small picture"),
        Variant("1st half", .firstHalf),
        Variant("Half time", .halfTime),
        Variant("Custom", .custom, summary: "Other roles than those that come ready"),
        Variant("Wide", .wide, summary: "Two blank columns inside each end"),
        Variant("Tall", .tall, summary: "Three rows, the words in the middle"),
        Variant("Won", .result(.won), summary: "A result brings its mark and ground"),
        Variant("Lost", .result(.lost)),
        Variant("Void", .result(.draw)),
        Variant("Cashed out", .result(.cashedOut)),
        Variant("Interactive", .interactive, summary: "Leads on when pressed"),
    ]
    static let plays = [
        Play(
            "Press", state: "Interactive",
            """
            press Tab
            frame "It has the focus"
            press Enter
            expect call "Capsule.press()"
            click 4,0
            expect call "Capsule.press()"
            """)
    ]
}
