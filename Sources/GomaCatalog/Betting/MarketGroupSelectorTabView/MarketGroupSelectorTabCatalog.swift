extension MarketGroupSelectorTabDisplayState {
    /// The gallery's "Standard sports markets". More groups than there is room for.
    public static let standard = Self(id: "standard", groups: standardGroups)
    /// The gallery's "Limited markets".
    public static let limited = Self(
        id: "limited", groups: [.selected, .idleOverUnder])
    /// The gallery's "Mixed state markets". One group is out of use.
    public static let mixed = Self(
        id: "mixed", groups: [.selected, .idleOverUnder, .disabled, .init(id: "corners", title: "Corners")])
    /// The gallery's "Category tabs". Marks and counts.
    public static let categories = Self(
        id: "categories",
        groups: [
            .init(id: "all", title: "All", isSelected: true),
            .init(id: "betbuilder", title: "BetBuilder", suffixIcon: .betBuilder, badgeCount: 16),
            .init(id: "popular", title: "Popular", suffixIcon: .popular, badgeCount: 16),
            .init(id: "sets", title: "Sets", badgeCount: 16),
        ])
    /// The gallery's "Icon tabs".
    public static let icons = Self(
        id: "icons",
        groups: [
            .init(id: "live", title: "Live", prefixIcon: .live, badgeCount: 3),
            .init(id: "popular", title: "Popular", isSelected: true, prefixIcon: .top, badgeCount: 12),
            .init(id: "games", title: "Games", suffixIcon: .games),
        ])
    /// The gallery's "Last selected". The chosen tab is scrolled into view.
    public static let lastSelected = Self(
        id: "last",
        groups: standardGroups.enumerated().map { index, group in
            var group = group
            group.isSelected = index == standardGroups.count - 1
            return group
        })
    /// The gallery's "None selected".
    public static let noneSelected = Self(
        id: "none", groups: [.init(id: "1x2", title: "1x2"), .idle, .idleOverUnder])
    /// The gallery's "Stretch two". Equal widths fill the bar.
    public static let stretchTwo = Self(id: "stretch-two", groups: limited.groups, layout: .stretch)
    /// The gallery's "Stretch four".
    public static let stretchFour = Self(id: "stretch-four", groups: standardGroups, layout: .stretch)
    /// The gallery's "Custom colours". Bar and tabs on other grounds.
    public static let custom = Self(
        id: "custom",
        groups: [
            .init(
                id: "cards", title: "Cards", isSelected: true, ground: .backgroundSecondary,
                selectedGround: .backgroundCards),
            .init(id: "corners", title: "Corners", ground: .backgroundSecondary, selectedGround: .backgroundCards),
        ], layout: .stretch, ground: .backgroundSecondary)
    /// The gallery's "Disabled". Shows its tabs and takes no press.
    public static let disabled = Self(id: "disabled", groups: standardGroups, isEnabled: false)
    /// The gallery's "Loading". The groups come after a while.
    public static let loading = Self(id: "loading", groups: standardGroups, isLoading: true)
    /// The gallery's "Empty".
    public static let empty = Self(id: "empty", groups: [])

    private static let standardGroups: [MarketGroupTabItemDisplayState] = [
        .selected, .idle, .idleOverUnder, .init(id: "another", title: "Another market"),
    ]
}

/// The bar's page in the gallery.
public enum MarketGroupSelectorTabCatalog: CatalogEntry {
    public typealias ComponentType = MarketGroupSelectorTabView

    public static let category = Category.betting
    public static let subcategory = "MarketSelection"
    public static let summary = "Groups of markets in a bar that scrolls, with one of them chosen."
    public static let tags = ["market", "tab", "selection", "scroll", "loading"]
    public static let children: [any StandardComponent.Type] = [MarketGroupTabItemView.self]
    public static let defaultWidth = 48
    public static let variants: [Variant<MarketGroupSelectorTabDisplayState>] = [
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
    public static let plays = [
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
            expect "Double Chance"
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
