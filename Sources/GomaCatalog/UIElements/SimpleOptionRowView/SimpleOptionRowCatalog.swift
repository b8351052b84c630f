extension SimpleOptionRowDisplayState {
    static let selected = Self(id: "notifications", title: "Enable notifications", isSelected: true)
    static let unselected = Self(id: "offers", title: "Receive personalized offers")
    static let short = Self(id: "yes", title: "Yes")
    static let long = Self(
        id: "email", title: "Receive personalized offers and promotional updates via email")
    static let longest = Self(
        id: "all",
        title: """
            Receive personalized offers, promotional updates, results, statistics and invitations to events near you \
            via email
            """, isSelected: true)
}

enum SimpleOptionRowCatalog: CatalogEntry {
    typealias ComponentType = SimpleOptionRowView

    static let category = Category.uiElements
    static let subcategory = "Forms"
    static let summary = "One choice in a list of which exactly one holds."
    static let tags = ["form", "selection", "radio", "option"]
    static let requests: [any ComponentRequest] = [ChooseItem(id: "offers")]
    static let variants: [Variant<SimpleOptionRowDisplayState>] = [
        Variant("Selected", .selected),
        Variant("Unselected", .unselected),
        Variant("Short", .short),
        Variant("Long", .long, summary: "The title wraps behind its ring"),
        Variant("Longest", .longest, summary: "The title is cut after two rows"),
    ]
    static let plays = [
        Play(
            "Choose", state: "Unselected",
            """
            press Enter
            expect call "SimpleOptionRow.select()"
            frame "it holds"
            press Space
            frame "and goes on to"
            """)
    ]
}
