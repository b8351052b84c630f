extension PromotionItemDisplayState {
    static let welcome = Self(id: "welcome", title: "Welcome", isSelected: true)
    static let sports = Self(id: "sports", title: "Sports")
    static let all = Self(id: "all", title: "All", isSelected: true)
    static let specials = Self(id: "specials", title: "Special promotions")
    static let newUsers = Self(
        id: "welcome-bonus", title: "Welcome Bonus", category: "New users", isSelected: true)
    static let readOnly = Self(id: "casino", title: "Casino", isReadOnly: true)
    static let readOnlySelected = Self(id: "vip", title: "VIP", isSelected: true, isReadOnly: true)
}

enum PromotionItemCatalog: CatalogEntry {
    typealias ComponentType = PromotionItemView

    static let category = Category.promotions
    static let subcategory = "Filters"
    static let summary = "A kind of promotions that the customer chooses."
    static let tags = ["promotion", "filter", "selection", "pill"]
    static let defaultWidth = 24
    static let requests: [any ComponentRequest] = [SwitchItem(id: "sports", isOn: true)]
    static let variants: [Variant<PromotionItemDisplayState>] = [
        Variant("Selected", .welcome),
        Variant("Unselected", .sports),
        Variant("Short", .all),
        Variant("Medium", .init(id: "casino-games", title: "Casino games")),
        Variant("Long", .specials, summary: "The title is cut where room ends"),
        Variant("With category", .newUsers, summary: "A screen reader says for whom it is"),
        Variant("Read-only", .readOnly, summary: "Shows something that cannot be switched here"),
        Variant("Read-only selected", .readOnlySelected),
    ]
    static let plays = [
        Play(
            "Choose and take back", state: "Unselected",
            """
            press Enter
            expect call "PromotionItem.selectPromotion()"
            frame "chosen"
            press Space
            frame "taken back"
            """),
        Play.nothingToPress("Read-only", state: "Read-only", by: "Enter"),
    ]
    static let guide = ComponentGuide(
        purpose: "For one kind of promotions by itself. For one choice among several take PromotionSelectorBar.",
        data:
            "ID and title, for whom the promotions are, and whether it is chosen. Read-only it shows a choice made elsewhere.",
        answers:
            "A press chooses it or takes the choice back; inside a bar it moves the choice. Read-only it takes no press.",
        reading: """
            The title and for whom it is, "selected" while it is chosen, and "read only" where it is chosen elsewhere.
            """)
}
