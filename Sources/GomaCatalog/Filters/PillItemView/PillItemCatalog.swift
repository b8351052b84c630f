extension PillItemDisplayState {
    static let football = Self(
        id: "football", title: "Football", icon: .football, kind: .expansible, isSelected: true)
    static let popular = Self(id: "popular", title: "Popular", icon: .flame)
    static let tennis = Self(id: "tennis", title: "Tennis", kind: .countable(count: 12))
    static let emptyTennis = Self(id: "tennis", title: "Tennis", kind: .countable(count: 0))
    static let readOnly = Self(id: "popular", title: "Popular", isReadOnly: true)
    static let long = Self(id: "championship", title: "International Championships", icon: .trophy)
    static let custom = Self(
        id: "boosts", title: "Boosts", isSelected: true,
        customization: PillItemCustomization(
            selected: PillItemStyle(text: .highlightSecondaryContrast, ground: .highlightSecondary),
            unselected: PillItemStyle(text: .highlightSecondary, ground: .backgroundSecondary)))
    static let bordered = Self(
        id: "specials", title: "Specials",
        customization: PillItemCustomization(
            selected: PillItemStyle(
                text: .highlightPrimaryContrast, ground: .highlightPrimary, border: .highlightPrimaryContrast),
            unselected: PillItemStyle(text: .textPrimary, border: .highlightPrimary)))
    static let untinted = Self(id: "stars", title: "Stars", icon: .flame, tintsIcon: false)
}

enum PillItemCatalog: CatalogEntry {
    typealias ComponentType = PillItemView

    static let category = Category.filters
    static let subcategory = "Pills"
    static let summary = "A filter that the customer switches on and off."
    static let tags = ["filter", "selection", "pill"]
    static let defaultWidth = 24
    static let requests: [any ComponentRequest] = [SwitchItem(id: "popular", isOn: true)]
    static let variants: [Variant<PillItemDisplayState>] = [
        Variant("Selected", .football, summary: "Filled ground, with icon and more to choose from"),
        Variant("Unselected", .popular, summary: "With icon"),
        Variant("Informative", .init(id: "all-sports", title: "All sports"), summary: "Text alone"),
        Variant("Expansible", .init(id: "all", title: "All", icon: .trophy, kind: .expansible)),
        Variant("Countable", .tennis, summary: "Twelve matches behind it"),
        Variant("Countable zero", .emptyTennis, summary: "A count of zero is not shown"),
        Variant("Read-only selected", .init(id: "spread", title: "Spread", isSelected: true, isReadOnly: true)),
        Variant("Read-only", .readOnly, summary: "Shows something that cannot be switched here"),
        Variant("Long", .long, summary: "The title is cut where room ends"),
        Variant("Custom colours", .custom),
        Variant("Custom border", .bordered, summary: "Ends in a role of their own"),
        Variant("Icon without tint", .untinted, summary: "The icon keeps out of the accent"),
    ]
    static let plays = [
        Play(
            "Switch on and off", state: "Unselected",
            """
            press Enter
            frame "on"
            press Space
            expect call "PillItem.toggleSelection()"
            frame "off"
            """),
        Play.nothingToPress("Read-only", state: "Read-only", by: "Enter"),
    ]
}
