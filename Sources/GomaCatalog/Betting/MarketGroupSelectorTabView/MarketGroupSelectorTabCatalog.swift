extension MarketGroupSelectorTabDisplayState {
    static let standard = Self(id: "standard", groups: standardGroups)
    static let limited = Self(
        id: "limited", groups: [.selected, .idleOverUnder])
    static let mixed = Self(
        id: "mixed", groups: [.selected, .idleOverUnder, .disabled, .init(id: "corners", title: "Corners")])
    static let categories = Self(
        id: "categories",
        groups: [
            .init(id: "all", title: .all, isSelected: true),
            .init(id: "betbuilder", title: "BetBuilder", suffixIcon: .betBuilder, badgeCount: 16),
            .init(id: "popular", title: .popular, suffixIcon: .popular, badgeCount: 16),
            .init(id: "sets", title: .sets, badgeCount: 16),
        ])
    static let icons = Self(
        id: "icons",
        groups: [
            .init(id: "live", title: .live, prefixIcon: .live, badgeCount: 3),
            .init(id: "popular", title: .popular, isSelected: true, prefixIcon: .top, badgeCount: 12),
            .init(id: "games", title: .games, suffixIcon: .games),
        ])
    static let lastSelected = Self(id: "last", groups: standardGroups.with { $0.choose("another") })
    static let noneSelected = Self(
        id: "none", groups: [.init(id: "1x2", title: "1X2"), .idle, .idleOverUnder])
    static let stretchTwo = Self(id: "stretch-two", groups: limited.groups, layout: .stretch)
    static let stretchFour = Self(id: "stretch-four", groups: standardGroups, layout: .stretch)
    static let custom = Self(
        id: "custom",
        groups: [
            .init(
                id: "cards", title: "Cards", isSelected: true, ground: .backgroundCards,
                selectedGround: .backgroundSecondary),
            .init(id: "corners", title: "Corners", ground: .backgroundCards, selectedGround: .backgroundSecondary),
        ], layout: .stretch, ground: .backgroundCards)
    static let disabled = Self(id: "disabled", groups: standardGroups, isEnabled: false)
    static let loading = Self(id: "loading", groups: standardGroups, isLoading: true)
    static let empty = Self(id: "empty", groups: [])

    private static let standardGroups: [MarketGroupTabItemDisplayState] = [
        .selected, .idle, .idleOverUnder, .init(id: "another", title: "Another market"),
    ]
}

enum MarketGroupSelectorTabCatalog: CatalogEntry {
    typealias ComponentType = MarketGroupSelectorTabView

    static let category = Category.betting
    static let subcategory = "MarketSelection"
    static let summary = "Groups of markets in a bar that scrolls, with one of them chosen."
    static let tags = ["market", "tab", "selection", "scroll", "loading"]
    static let children: [any StandardComponent.Type] = [MarketGroupTabItemView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [ChooseItem(id: "another", group: "standard")]
    static let variants: [Variant<MarketGroupSelectorTabDisplayState>] = [
        Variant("Standard sports markets", .standard, summary: "More groups than there is room for"),
        Variant("Limited markets", .limited),
        Variant("Mixed state markets", .mixed, summary: "One group is out of use"),
        Variant("Category tabs", .categories, summary: "Marks and counts"),
        Variant("Icon tabs", .icons),
        Variant("Last selected", .lastSelected, summary: "The chosen tab is scrolled into view"),
        Variant("None selected", .noneSelected),
        Variant("Stretch two", .stretchTwo, summary: "Equal widths fill the bar"),
        Variant("Stretch four", .stretchFour),
        Variant("Custom colours", .custom, summary: "Bar and tabs on other grounds"),
        Variant("Disabled", .disabled, summary: "Shows its tabs and takes no press"),
        Variant(
            "Loading", .loading, summary: "The groups come after a while",
            feed: .arrival(while: { $0.isLoading }) { bar, _ in bar.isLoading = false }),
        Variant("Empty", .empty),
    ]
    static let plays = [
        Play(
            "Choose the last group", state: "Standard sports markets",
            """
            frame "The first group is chosen"
            press Tab Right Right Right
            frame "The last tab glides into view"
            wait 200ms
            frame "The last tab has been scrolled to"
            press Enter
            expect call "MarketGroupSelectorTab.selectMarketGroup(id: \\"another\\")"
            frame "The last group is chosen"
            """),
        Play(
            "Groups arrive", state: "Loading",
            """
            wait 1.5s
            expect "Double chance"
            frame "The groups have come"
            press Tab Right Enter
            expect call "MarketGroupSelectorTab.selectMarketGroup(id: \\"double-chance\\")"
            """),
        Play(
            "Choose what is chosen", state: "Limited markets",
            """
            press Tab Enter
            expect call "MarketGroupTabItem.select()"
            frame "Nothing has changed"
            """),
    ]
}
