extension SimpleOptionRowDisplayState {
    /// The gallery's "Selected".
    public static let selected = Self(id: "notifications", title: "Enable notifications", isSelected: true)
    /// The gallery's "Unselected".
    public static let unselected = Self(id: "offers", title: "Receive personalized offers")
    /// The gallery's "Short".
    public static let short = Self(id: "yes", title: "Yes")
    /// The gallery's "Long". The title wraps before its ring.
    public static let long = Self(
        id: "email", title: "Receive personalized offers and promotional updates via email")
    /// The gallery's "Longest". The title is cut after two rows.
    public static let longest = Self(
        id: "all",
        title: """
            Receive personalized offers, promotional updates, results, statistics and invitations to events near you \
            via email
            """, isSelected: true)
}

/// The choice's page in the gallery.
public enum SimpleOptionRowCatalog: CatalogEntry {
    public typealias ComponentType = SimpleOptionRowView

    public static let category = Category.uiElements
    public static let subcategory = "Forms"
    public static let summary = "One choice in a list of which exactly one holds."
    public static let tags = ["form", "selection", "radio", "option"]
    public static let variants: [Variant<SimpleOptionRowDisplayState>] = [
        Variant("Selected", .selected),
        Variant("Unselected", .unselected),
        Variant("Short", .short),
        Variant("Long", .long, summary: "The title wraps before its ring"),
        Variant("Longest", .longest, summary: "The title is cut after two rows"),
    ]
    public static let plays = [
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
