extension PillSelectorBarDisplayState {
    static let sports = Self(
        id: "sports",
        pills: [
            PillItemDisplayState(id: "all", title: "All", icon: .trophy, isSelected: true),
            PillItemDisplayState(id: "football", title: "Football", icon: .americanFootball, kind: .expansible),
            PillItemDisplayState(id: "basketball", title: "Basketball", icon: .basketball),
            PillItemDisplayState(id: "baseball", title: "Baseball", icon: .baseball),
            PillItemDisplayState(id: "soccer", title: "Soccer", icon: .football, kind: .expansible),
            PillItemDisplayState(id: "tennis", title: "Tennis", icon: .tennis),
        ])
    static let markets = Self(id: "markets", pills: marketPills)
    static let times = Self(
        id: "times",
        pills: [
            PillItemDisplayState(id: "today", title: "Today", icon: .calendar),
            PillItemDisplayState(id: "tomorrow", title: "Tomorrow", isSelected: true),
            PillItemDisplayState(id: "this-week", title: "This week"),
            PillItemDisplayState(id: "this-month", title: "This month"),
        ])
    static let textOnly = Self(
        id: "text",
        pills: [
            PillItemDisplayState(id: "all-sports", title: "All sports", isSelected: true),
            PillItemDisplayState(id: "favorites", title: "My favourites"),
            PillItemDisplayState(id: "trending", title: "Trending"),
            PillItemDisplayState(id: "ending-soon", title: "Ending soon"),
        ])
    static let lastSelected = Self(id: "last", pills: textOnly.pills.with { $0.choose("ending-soon") })
    static let noneSelected = Self(
        id: "none", pills: [.popular, .tennis, PillItemDisplayState(id: "upcoming", title: "Upcoming")])
    static let withoutScrolling = Self(
        id: "two",
        pills: [
            PillItemDisplayState(id: "live", title: "Live", isSelected: true),
            PillItemDisplayState(id: "upcoming", title: "Upcoming"),
        ], isScrollable: false)
    static let single = Self(
        id: "single", pills: [PillItemDisplayState(id: "live", title: "Live", isSelected: true)])
    static let readOnlyMarkets = Self(
        id: "read-only-markets",
        pills: [
            PillItemDisplayState(id: "moneyline", title: "Moneyline", isSelected: true, isReadOnly: true),
            PillItemDisplayState(id: "spread", title: "Spread", isReadOnly: true),
            PillItemDisplayState(id: "totals", title: "Totals", isSelected: true, isReadOnly: true),
            PillItemDisplayState(id: "props", title: "Props", isReadOnly: true),
        ], showsChoice: false)
    static let readOnlyFootball = Self(
        id: "read-only-football",
        pills: [
            PillItemDisplayState(
                id: "football", title: "Football", icon: .football, kind: .expansible, isSelected: true,
                isReadOnly: true),
            PillItemDisplayState(id: "popular", title: "Popular", isReadOnly: true),
            PillItemDisplayState(id: "all", title: "All", isReadOnly: true),
            PillItemDisplayState(id: "leagues", title: "All popular leagues", isReadOnly: true),
        ], showsChoice: false)
    static let custom = Self(
        id: "custom",
        pills: marketPills.map { pill in
            pill.with {
                $0.icon = nil
                $0.customization = PillItemCustomization(
                    selected: PillItemStyle(text: .highlightSecondaryContrast, ground: .highlightSecondary),
                    unselected: PillItemStyle(text: .textPrimary, ground: .backgroundSecondary))
            }
        }, ground: .backgroundTertiary)
    static let hidden = Self(id: "hidden", pills: marketPills, isVisible: false)
    static let disabled = Self(id: "disabled", pills: marketPills, isEnabled: false)
    static let empty = Self(id: "empty", pills: [])

    private static let marketPills = [
        PillItemDisplayState(id: "popular", title: "Popular", icon: .flame, isSelected: true),
        PillItemDisplayState(id: "moneyline", title: "Moneyline"),
        PillItemDisplayState(id: "spread", title: "Spread"),
        PillItemDisplayState(id: "totals", title: "Totals"),
        PillItemDisplayState(id: "props", title: "Player props", icon: .profile, kind: .expansible),
        PillItemDisplayState(id: "live", title: "Live", icon: .live),
    ]
}

enum PillSelectorBarCatalog: CatalogEntry {
    typealias ComponentType = PillSelectorBarView

    static let category = Category.filters
    static let subcategory = "Pills"
    static let summary = "Pills in a row that scrolls, with one of them selected."
    static let tags = ["filter", "selection", "pill", "scroll"]
    static let children: [any StandardComponent.Type] = [PillItemView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [ChooseItem(id: "tennis", group: "none")]
    static let variants: [Variant<PillSelectorBarDisplayState>] = [
        Variant("Interactive", .sports, summary: "Sports, the first one selected"),
        Variant("Markets", .markets),
        Variant("Times", .times),
        Variant("Text only", .textOnly),
        Variant("Last selected", .lastSelected, summary: "The selected pill is scrolled into view"),
        Variant("None selected", .noneSelected),
        Variant("Without scrolling", .withoutScrolling, summary: "Two pills that are narrowed where they must"),
        Variant("Single", .single),
        Variant("Read-only markets", .readOnlyMarkets, summary: "Shows two choices made elsewhere"),
        Variant("Read-only football", .readOnlyFootball),
        Variant("Custom styles", .custom, summary: "Pills and bar in other roles"),
        Variant("Disabled", .disabled, summary: "Shows its pills and takes no press"),
        Variant("Empty", .empty),
        Variant("Hidden", .hidden, summary: "Takes no room"),
    ]
    static let plays = [
        Play(
            "Choose", state: "None selected",
            """
            press Tab Right
            frame "second pill"
            press Enter
            expect call "PillSelectorBar.selectPill(id: \\"tennis\\")"
            frame "chosen"
            """),
        Play(
            "To the last", state: "Text only",
            """
            press Tab Right Right Right
            frame "gliding"
            wait 200ms
            expect "Ending soon ▌"
            frame "in view"
            """),
    ]
}
