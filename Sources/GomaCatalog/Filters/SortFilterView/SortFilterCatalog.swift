extension SortFilterDisplayState {
    static let sortBy = Self(title: "Sort by", options: orders)
    static let filterBy = Self(
        title: "Filter by",
        options: [
            FilterOption(id: "all", title: "All matches", icon: .list, count: 1_200, isAll: true),
            FilterOption(id: "live", title: "Live now", icon: .live, count: 45),
            FilterOption(id: "soon", title: "Starting soon", icon: .clock, count: 30),
            FilterOption(id: "featured", title: "Featured", icon: .star, count: 12),
        ])
    static let collapsedOptions = Self(
        title: "Filter options", options: orders, selectedID: "upcoming", isCollapsed: true)
    static let zeroCount = Self(
        title: "Sort by",
        options: [
            FilterOption(id: "popular", title: "Popular", icon: .flame, count: 25),
            FilterOption(id: "favorites", title: "Favourites", icon: .star, count: 0),
        ])
    static let hiddenCounts = Self(
        title: "Filter by",
        options: [
            FilterOption(id: "all", title: "All matches", icon: .list, isAll: true),
            FilterOption(id: "live", title: "Live", icon: .live),
        ], selectedID: "live")
    static let longTitles = Self(
        title: "Sort the events of the weekend and of all days after it by",
        options: [
            FilterOption(
                id: "long", title: "Very long sort option title with many words", icon: .chart, count: 100),
            FilterOption(id: "another", title: "Another extended title that goes on", icon: .list, count: 50),
        ], selectedID: "long")
    static let tint = Self(title: "Sort by", options: tints, selectedID: "tint")
    static let noTint = Self(title: "Sort by", options: tints, selectedID: "no-tint")
    static let searching = Self(
        title: "Channels", options: (1...40).map { FilterOption(id: "\($0)", title: "Channel \($0)", count: $0 * 31) },
        selectedID: "34", searchText: "3")

    private static let orders = [
        FilterOption(id: "popular", title: "Popular", icon: .flame, count: 25),
        FilterOption(id: "upcoming", title: "Upcoming", icon: .calendar, count: 15),
        FilterOption(id: "favorites", title: "Favourites", icon: .star, count: 8),
    ]
    private static let tints = [
        FilterOption(id: "tint", title: "With tint", icon: .chart, count: 10),
        FilterOption(id: "no-tint", title: "No tint change", icon: .chart, count: 5, tintsIcon: false),
    ]
}

enum SortFilterCatalog: CatalogEntry {
    typealias ComponentType = SortFilterView

    static let category = Category.filters
    static let subcategory = "Panels"
    static let summary = "A panel of options that exclude each other, with icons, counts and rings."
    static let tags = ["filter", "selection", "sort", "panel", "radio"]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [
        ChooseItem(id: "upcoming", group: "sort"), ClearChoice(group: "sort"),
    ]
    static let variants: [Variant<SortFilterDisplayState>] = [
        Variant("Three options", .sortBy, summary: "None chosen"),
        Variant("Four options", .filterBy, summary: "Nothing is limited, which is an option too"),
        Variant("First chosen", .sortBy.with { $0.selectedID = "popular" }),
        Variant("Middle chosen", .sortBy.with { $0.selectedID = "upcoming" }),
        Variant("Last chosen", .sortBy.with { $0.selectedID = "favorites" }),
        Variant("Collapsed", .sortBy.with { $0.isCollapsed = true }),
        Variant("Collapsed, another title", .collapsedOptions, summary: "Says what is chosen"),
        Variant("Zero count", .zeroCount, summary: "An option without events says so"),
        Variant("Hidden counts", .hiddenCounts, summary: "Nothing is counted"),
        Variant("Long titles", .longTitles, summary: "Names are cut before their counts"),
        Variant("With tint", .tint, summary: "The icon of the chosen option takes the accent"),
        Variant("No tint", .noTint, summary: "The icon keeps out of the accent"),
        Variant("Many, searched", .searching),
    ]
    static let plays = [
        Play(
            "Choose another", state: "First chosen",
            """
            focus options
            frame "the cursor begins at the choice"
            press Down Space
            expect call "SortFilter.selectFilter(id: \\"upcoming\\")"
            frame "chosen"
            click "Favourites"
            expect call "SortFilter.selectFilter(id: \\"favorites\\")"
            focus reset
            press Enter
            expect call "SortFilter.reset()"
            frame "none"
            """),
        Play(
            "All matches", state: "Four options",
            """
            focus options
            press Down Enter
            expect call "SortFilter.selectFilter(id: \\"live\\")"
            press Up Enter
            expect call "SortFilter.selectFilter(id: \\"all\\")"
            frame "nothing is limited"
            """),
        Play(
            "Open and close", state: "Collapsed",
            """
            focus header
            press Right
            expect call "SortFilter.toggleCollapse()"
            wait 100ms
            frame "opening"
            wait 250ms
            expect "Favourites"
            press Space
            wait 350ms
            expect not "Favourites"
            """),
        Play(
            "Type ahead", state: "Many, searched",
            """
            focus search
            type "8"
            expect call "SortFilter.search(for: \\"38\\")"
            press Enter
            expect call "SortFilter.selectFilter(id: \\"38\\")"
            frame "chosen among those found"
            press Esc
            frame "among all"
            """),
    ]
}
