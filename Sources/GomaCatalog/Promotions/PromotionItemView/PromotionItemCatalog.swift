extension PromotionItemDisplayState {
    /// The gallery's "Selected".
    public static let welcome = Self(id: "welcome", title: "Welcome", isSelected: true)
    /// The gallery's "Unselected".
    public static let sports = Self(id: "sports", title: "Sports")
    /// The gallery's "Short".
    public static let all = Self(id: "all", title: "All", isSelected: true)
    /// The gallery's "Medium".
    public static let casinoGames = Self(id: "casino-games", title: "Casino Games")
    /// The gallery's "Long". The title is cut where room ends.
    public static let specials = Self(id: "specials", title: "Special Promotions")
    /// The gallery's "With category". A screen reader says for whom it is.
    public static let newUsers = Self(
        id: "welcome-bonus", title: "Welcome Bonus", category: "New Users", isSelected: true)
    /// The gallery's "Read-only". Shows something that cannot be switched here.
    public static let readOnly = Self(id: "casino", title: "Casino", isReadOnly: true)
    /// The gallery's "Read-only selected".
    public static let readOnlySelected = Self(id: "vip", title: "VIP", isSelected: true, isReadOnly: true)
}

/// The pill's page in the gallery.
public enum PromotionItemCatalog: CatalogEntry {
    public typealias ComponentType = PromotionItemView

    public static let category = Category.promotions
    public static let subcategory = "Filters"
    public static let summary = "A kind of promotions that the customer chooses."
    public static let tags = ["promotion", "filter", "selection", "pill"]
    public static let defaultWidth = 24
    public static let variants: [Variant<PromotionItemDisplayState>] = [
        Variant("Selected", .welcome),
        Variant("Unselected", .sports),
        Variant("Short", .all),
        Variant("Medium", .casinoGames),
        Variant("Long", .specials, summary: "The title is cut where room ends"),
        Variant("With category", .newUsers, summary: "A screen reader says for whom it is"),
        Variant("Read-only", .readOnly, summary: "Shows something that cannot be switched here"),
        Variant("Read-only selected", .readOnlySelected),
    ]
    public static let plays = [
        Play(
            "Choose and take back", state: "Unselected",
            """
            press Enter
            expect call "PromotionItem.selectPromotion()"
            frame "chosen"
            press Space
            frame "taken back"
            """),
        Play(
            "Read-only", state: "Read-only",
            """
            press Enter
            expect focus nothing
            """),
    ]
    public static let guide = ComponentGuide(
        purpose: "For one kind of promotions by itself. For one choice among several take PromotionSelectorBar.",
        data:
            "ID and title, for whom the promotions are, and whether it is chosen. Read-only it shows a choice made elsewhere.",
        answers:
            "A press chooses it or takes the choice back; inside a bar it moves the choice. Read-only it takes no press.",
        reading: "The title and for whom it is, and \"selected\" while it is chosen.")
}
