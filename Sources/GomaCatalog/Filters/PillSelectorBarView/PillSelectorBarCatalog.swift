extension PillSelectorBarDisplayState {
    /// The gallery's "Interactive". Sports, the first one selected.
    public static let sports = Self(
        id: "sports",
        pills: [
            PillItemDisplayState(id: "all", title: "All", icon: .trophy, isSelected: true),
            PillItemDisplayState(id: "football", title: "Football", icon: .americanFootball, kind: .expansible),
            PillItemDisplayState(id: "basketball", title: "Basketball", icon: .basketball),
            PillItemDisplayState(id: "baseball", title: "Baseball", icon: .baseball),
            PillItemDisplayState(id: "soccer", title: "Soccer", icon: .football, kind: .expansible),
            PillItemDisplayState(id: "tennis", title: "Tennis", icon: .tennis),
        ])
    /// The gallery's "Markets".
    public static let markets = Self(id: "markets", pills: marketPills)
    /// The gallery's "Times".
    public static let times = Self(
        id: "times",
        pills: [
            PillItemDisplayState(id: "today", title: "Today", icon: .calendar),
            PillItemDisplayState(id: "tomorrow", title: "Tomorrow", isSelected: true),
            PillItemDisplayState(id: "this-week", title: "This Week"),
            PillItemDisplayState(id: "this-month", title: "This Month"),
        ])
    /// The gallery's "Text only".
    public static let textOnly = Self(
        id: "text",
        pills: [
            PillItemDisplayState(id: "all-sports", title: "All Sports", isSelected: true),
            PillItemDisplayState(id: "favorites", title: "My Favourites"),
            PillItemDisplayState(id: "trending", title: "Trending"),
            PillItemDisplayState(id: "ending-soon", title: "Ending Soon"),
        ])
    /// The gallery's "Last selected". The selected pill is scrolled into view.
    public static let lastSelected = Self(
        id: "last",
        pills: [
            PillItemDisplayState(id: "all-sports", title: "All Sports"),
            PillItemDisplayState(id: "favorites", title: "My Favourites"),
            PillItemDisplayState(id: "trending", title: "Trending"),
            PillItemDisplayState(id: "ending-soon", title: "Ending Soon", isSelected: true),
        ])
    /// The gallery's "None selected".
    public static let noneSelected = Self(
        id: "none", pills: [.popular, .tennis, PillItemDisplayState(id: "upcoming", title: "Upcoming")])
    /// The gallery's "Without scrolling". Two pills that are narrowed where they must.
    public static let withoutScrolling = Self(
        id: "two",
        pills: [
            PillItemDisplayState(id: "live", title: "Live", isSelected: true),
            PillItemDisplayState(id: "upcoming", title: "Upcoming"),
        ], isScrollable: false)
    /// The gallery's "Single".
    public static let single = Self(
        id: "single", pills: [PillItemDisplayState(id: "live", title: "Live", isSelected: true)])
    /// The gallery's "Read-only markets". Shows two choices made elsewhere.
    public static let readOnlyMarkets = Self(
        id: "read-only-markets",
        pills: [
            PillItemDisplayState(id: "moneyline", title: "Moneyline", isSelected: true, isReadOnly: true),
            PillItemDisplayState(id: "spread", title: "Spread", isReadOnly: true),
            PillItemDisplayState(id: "totals", title: "Totals", isSelected: true, isReadOnly: true),
            PillItemDisplayState(id: "props", title: "Props", isReadOnly: true),
        ], showsChoice: false)
    /// The gallery's "Read-only football".
    public static let readOnlyFootball = Self(
        id: "read-only-football",
        pills: [
            PillItemDisplayState(
                id: "football", title: "Football", icon: .football, kind: .expansible, isSelected: true,
                isReadOnly: true),
            PillItemDisplayState(id: "popular", title: "Popular", isReadOnly: true),
            PillItemDisplayState(id: "all", title: "All", isReadOnly: true),
            PillItemDisplayState(id: "leagues", title: "All Popular Leagues", isReadOnly: true),
        ], showsChoice: false)
    /// The gallery's "Custom styles". Pills and bar in other roles.
    public static let custom = Self(
        id: "custom",
        pills: marketPills.map { pill in
            var pill = pill
            pill.icon = nil
            pill.customization = PillItemCustomization(
                selected: PillItemStyle(text: .highlightSecondaryContrast, ground: .highlightSecondary),
                unselected: PillItemStyle(text: .highlightSecondary, ground: .backgroundPrimary))
            return pill
        }, ground: .backgroundTertiary)
    /// The gallery's "Hidden". Takes no room.
    public static let hidden = Self(id: "hidden", pills: marketPills, isVisible: false)
    /// The gallery's "Disabled". Shows its pills and takes no press.
    public static let disabled = Self(id: "disabled", pills: marketPills, isEnabled: false)
    /// The gallery's "Empty".
    public static let empty = Self(id: "empty", pills: [])

    private static let marketPills = [
        PillItemDisplayState(id: "popular", title: "Popular", icon: .flame, isSelected: true),
        PillItemDisplayState(id: "moneyline", title: "Moneyline"),
        PillItemDisplayState(id: "spread", title: "Spread"),
        PillItemDisplayState(id: "totals", title: "Totals"),
        PillItemDisplayState(id: "props", title: "Player Props", icon: .profile, kind: .expansible),
        PillItemDisplayState(id: "live", title: "Live", icon: .live),
    ]
}

/// The bar's page in the gallery.
public enum PillSelectorBarCatalog: CatalogEntry {
    public typealias ComponentType = PillSelectorBarView

    public static let category = Category.filters
    public static let subcategory = "Pills"
    public static let summary = "Pills in a row that scrolls, with one of them selected."
    public static let tags = ["filter", "selection", "pill", "scroll"]
    public static let children: [any StandardComponent.Type] = [PillItemView.self]
    public static let defaultWidth = 48
    public static let variants: [Variant<PillSelectorBarDisplayState>] = [
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
    public static let plays = [
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
            expect "Ending Soon )"
            frame "in view"
            """),
    ]
}
