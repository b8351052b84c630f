extension MarketGroupTabItemDisplayState {
    /// The gallery's "Idle".
    public static let idle = Self(id: "double-chance", title: "Double Chance")
    /// The gallery's "Selected".
    public static let selected = Self(id: "1x2", title: "1x2", isSelected: true)
    /// The gallery's "Idle over/under".
    public static let idleOverUnder = Self(id: "over-under", title: "Over/Under")
    /// The gallery's "Selected with badge".
    public static let selectedBadge = Self(
        id: "betbuilder", title: "BetBuilder", isSelected: true, prefixIcon: .betBuilder, badgeCount: 14)
    /// The gallery's "Prefix icon".
    public static let prefix = Self(id: "live", title: "Live", isSelected: true, prefixIcon: .live)
    /// The gallery's "Popular".
    public static let popular = Self(id: "popular", title: "Popular", prefixIcon: .popular)
    /// The gallery's "Players".
    public static let players = Self(id: "players", title: "Players", prefixIcon: .players)
    /// The gallery's "Suffix icon".
    public static let suffix = Self(id: "popular", title: "Popular", suffixIcon: .games)
    /// The gallery's "Both icons and badge".
    public static let bothIcons = Self(
        id: "vip", title: "VIP", prefixIcon: .vip, suffixIcon: .top, badgeCount: 5)
    /// The gallery's "Badge".
    public static let badge = Self(id: "popular", title: "Popular", badgeCount: 12)
    /// The gallery's "Large badge".
    public static let largeBadge = Self(id: "all", title: "Large Badge", badgeCount: 99)
    /// The gallery's "Greatest badge". 1235 markets are more than 99.
    public static let greatestBadge = Self(id: "all", title: "All markets", badgeCount: 1235)
    /// The gallery's "Zero badge". No markets, no badge.
    public static let zeroBadge = Self(id: "sets", title: "Sets", prefixIcon: .sets, badgeCount: 0)
    /// The gallery's "Disabled". Takes no press.
    public static let disabled = Self(id: "unavailable", title: "Unavailable", isEnabled: false, badgeCount: 3)
    /// The gallery's "Custom grounds".
    public static let customGrounds = Self(
        id: "cards", title: "Cards", isSelected: true, ground: .backgroundSecondary,
        selectedGround: .backgroundCards)
}

/// The tab's page in the gallery.
public enum MarketGroupTabItemCatalog: CatalogEntry {
    public typealias ComponentType = MarketGroupTabItemView

    public static let category = Category.betting
    public static let subcategory = "MarketSelection"
    public static let summary = "One group of markets to choose, with what it is about and how many there are."
    public static let tags = ["market", "tab", "selection", "badge"]
    public static let defaultWidth = 24
    public static let variants: [Variant<MarketGroupTabItemDisplayState>] = [
        Variant("Idle", .idle),
        Variant("Selected", .selected),
        Variant("Idle over/under", .idleOverUnder),
        Variant("Selected with badge", .selectedBadge),
        Variant("Prefix icon", .prefix),
        Variant("Popular", .popular),
        Variant("Players", .players),
        Variant("Suffix icon", .suffix),
        Variant("Both icons and badge", .bothIcons),
        Variant("Badge", .badge),
        Variant("Large badge", .largeBadge),
        Variant("Greatest badge", .greatestBadge, summary: "1235 markets are more than 99"),
        Variant("Zero badge", .zeroBadge, summary: "No markets, no badge"),
        Variant("Custom grounds", .customGrounds),
        Variant("Disabled", .disabled, summary: "Takes no press"),
    ]
    public static let plays = [
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
