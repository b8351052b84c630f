extension SportTypeSelectorDisplayState {
    /// The gallery's "Default".
    public static let fourSports = Self(sports: [.football, .basketball, .tennis, .baseball])
    /// The gallery's "Few".
    public static let few = Self(sports: [.football, .basketball])
    /// The gallery's "Many". More than there is room for, which scroll.
    public static let many = Self(sports: twelve)
    /// The gallery's "One chosen".
    public static let oneSelected = Self(sports: [.selectedFootball, .basketball, .tennis, .disabled])
    /// The gallery's "Screen". By itself, with a way out.
    public static let screen = Self(
        sports: [.selectedFootball, .basketball, .tennis, .baseball], isScreen: true)
    /// The gallery's "Empty".
    public static let empty = Self(sports: [])
    /// The gallery's "Empty screen".
    public static let emptyScreen = Self(sports: [], isScreen: true)

    private static let twelve: [SportTypeSelectorItemDisplayState] =
        [.football, .basketball, .tennis, .baseball, .hockey, .golf, .volleyball, .americanFootball]
        + [
            SportTypeSelectorItemDisplayState(id: "boxing", name: "Boxing", icon: .boxing),
            SportTypeSelectorItemDisplayState(id: "darts", name: "Darts", icon: .darts),
            SportTypeSelectorItemDisplayState(id: "racing", name: "Racing", icon: .racing),
            SportTypeSelectorItemDisplayState(id: "cricket", name: "Cricket", icon: .cricket),
        ]
}

/// The selector's page in the gallery.
public enum SportTypeSelectorCatalog: CatalogEntry {
    public typealias ComponentType = SportTypeSelectorView

    public static let category = Category.filters
    public static let subcategory = "Grids"
    public static let summary = "A grid of sports to choose from, also as a screen of its own."
    public static let tags = ["filter", "sport", "tile", "grid", "scroll"]
    public static let children: [any StandardComponent.Type] = [SportTypeSelectorItemView.self]
    public static let defaultWidth = 44
    public static let variants: [Variant<SportTypeSelectorDisplayState>] = [
        Variant("Default", .fourSports),
        Variant("Few", .few),
        Variant("Many", .many, summary: "More than there is room for, which scroll"),
        Variant("One chosen", .oneSelected),
        Variant("Screen", .screen, summary: "By itself, with a way out"),
        Variant("Empty", .empty),
        Variant("Empty screen", .emptyScreen),
    ]
    public static let plays = [
        Play(
            "Choose", state: "Default",
            """
            focus tennis
            press Enter
            expect call "SportTypeSelector.selectSport(id: \\"tennis\\")"
            expect request "open the sport Tennis"
            frame "chosen"
            """),
        Play(
            "Scroll", state: "Many",
            """
            focus cricket
            frame "at the end"
            press PgUp
            frame "a page back"
            """),
        Play(
            "Leave", state: "Screen",
            """
            focus cancel
            press Enter
            expect call "SportTypeSelector.cancel()"
            expect request "go back"
            """),
    ]
}
