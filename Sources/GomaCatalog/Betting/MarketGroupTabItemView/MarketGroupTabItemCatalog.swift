extension MarketGroupTabItemDisplayState {
    static let idle = Self(id: "double-chance", title: "Double chance")
    static let selected = Self(id: "1x2", title: "1X2", isSelected: true)
    static let idleOverUnder = Self(id: "over-under", title: "Over/under")
    static let selectedBadge = Self(
        id: "betbuilder", title: "BetBuilder", isSelected: true, prefixIcon: .betBuilder, badgeCount: 14)
    static let popular = Self(id: "popular", title: .popular, prefixIcon: .popular)
    static let players = Self(id: "players", title: .players, prefixIcon: .players)
    static let bothIcons = Self(
        id: "vip", title: "VIP", prefixIcon: .vip, suffixIcon: .top, badgeCount: 5)
    static let greatestBadge = Self(id: "all", title: "All markets", badgeCount: 1235)
    static let zeroBadge = Self(id: "sets", title: .sets, prefixIcon: .sets, badgeCount: 0)
    static let disabled = Self(id: "unavailable", title: "Unavailable", isEnabled: false, badgeCount: 3)
    static let customGrounds = Self(
        id: "cards", title: "Cards", isSelected: true, ground: .backgroundCards, selectedGround: .backgroundSecondary)
}

enum MarketGroupTabItemCatalog: CatalogEntry {
    typealias ComponentType = MarketGroupTabItemView

    static let category = Category.betting
    static let subcategory = "MarketSelection"
    static let summary = "One group of markets to choose, with what it is about and how many there are."
    static let tags = ["market", "tab", "selection", "badge"]
    static let defaultWidth = 24
    static let requests: [any ComponentRequest] = [ChooseItem(id: "double-chance")]
    static let variants: [Variant<MarketGroupTabItemDisplayState>] = [
        Variant("Idle", .idle),
        Variant("Selected", .selected),
        Variant("Idle over/under", .idleOverUnder),
        Variant("Selected with badge", .selectedBadge),
        Variant("Prefix icon", .init(id: "live", title: .live, isSelected: true, prefixIcon: .live)),
        Variant("Popular", .popular),
        Variant("Players", .players),
        Variant("Suffix icon", .init(id: "popular", title: .popular, suffixIcon: .games)),
        Variant("Both icons and badge", .bothIcons),
        Variant("Badge", .init(id: "popular", title: .popular, badgeCount: 12)),
        Variant("Large badge", .init(id: "all", title: "Large badge", badgeCount: 99)),
        Variant("Greatest badge", .greatestBadge, summary: "1235 markets are more than 99"),
        Variant("Zero badge", .zeroBadge, summary: "No markets, no badge"),
        Variant("Custom grounds", .customGrounds),
        Variant("Disabled", .disabled, summary: "Takes no press"),
    ]
    static let plays = [
        Play(
            "Select", state: "Idle",
            """
            press Tab
            frame "The tab has the focus"
            press Enter
            expect call "MarketGroupTabItem.select()"
            frame "The group is chosen"
            """)
    ]
}
