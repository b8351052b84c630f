extension PromotionSelectorBarDisplayState {
    static let firstSelected = Self(id: "first", items: kinds(selected: "welcome"))
    static let middleSelected = Self(id: "middle", items: kinds(selected: "casino"))
    static let lastSelected = Self(id: "last", items: kinds(selected: "bonuses"))
    static let noneSelected = Self(id: "none", items: kinds(selected: nil))
    static let two = Self(
        id: "two",
        items: [
            PromotionItemDisplayState(id: "sports", title: "Sports", isSelected: true),
            PromotionItemDisplayState(id: "casino", title: "Casino"),
        ])
    static let six = Self(
        id: "six",
        items: kinds(selected: nil) + [
            PromotionItemDisplayState(id: "live-casino", title: "Live casino"),
            PromotionItemDisplayState(id: "virtual", title: "Virtual", isSelected: true),
        ])
    static let shortTitles = Self(
        id: "short",
        items: [
            PromotionItemDisplayState(id: "all", title: "All", isSelected: true),
            PromotionItemDisplayState(id: "new", title: "New"), PromotionItemDisplayState(id: "hot", title: "Hot"),
        ])
    static let mixedTitles = Self(
        id: "mixed",
        items: [
            PromotionItemDisplayState(id: "all", title: "All", isSelected: true),
            PromotionItemDisplayState(id: "sports", title: "Sports betting"),
            PromotionItemDisplayState(id: "vip", title: "VIP"),
            PromotionItemDisplayState(id: "live-casino", title: "Live casino games"),
        ])
    static let categories = Self(
        id: "categories",
        items: [
            PromotionItemDisplayState(
                id: "welcome", title: "Welcome Bonus", category: "New users", isSelected: true),
            PromotionItemDisplayState(id: "sports", title: "Sports promotions", category: "Sports"),
            PromotionItemDisplayState(id: "casino", title: "Casino offers", category: "Casino"),
        ])
    static let withoutScrolling = Self(
        id: "fixed", items: kinds(selected: "sports"), isScrollable: false)
    static let readOnly = Self(
        id: "read-only", items: kinds(selected: "sports").map { item in item.with { $0.isReadOnly = true } })
    static let shownElsewhere = Self(
        id: "elsewhere",
        items: [
            PromotionItemDisplayState(id: "today", title: "Today"),
            PromotionItemDisplayState(id: "this-week", title: "This week"),
        ], showsChoice: false)
    static let disabled = Self(id: "disabled", items: kinds(selected: "welcome"), isEnabled: false)
    static let hidden = Self(id: "hidden", items: kinds(selected: "welcome"), isVisible: false)

    private static func kinds(selected: String?) -> [PromotionItemDisplayState] {
        ["Welcome", "Sports", "Casino", "Bonuses"].map { title in
            PromotionItemDisplayState(
                id: title.lowercased(), title: title, isSelected: title.lowercased() == selected)
        }
    }
}

enum PromotionSelectorBarCatalog: CatalogEntry {
    typealias ComponentType = PromotionSelectorBarView

    static let category = Category.promotions
    static let subcategory = "Filters"
    static let summary = "Kinds of promotions in a row that scrolls, with one of them chosen."
    static let tags = ["promotion", "filter", "selection", "pill", "scroll"]
    static let children: [any StandardComponent.Type] = [PromotionItemView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [ChooseItem(id: "sports", group: "first")]
    static let variants: [Variant<PromotionSelectorBarDisplayState>] = [
        Variant("First selected", .firstSelected),
        Variant("Middle selected", .middleSelected),
        Variant("Last selected", .lastSelected),
        Variant("None selected", .noneSelected),
        Variant("Two", .two),
        Variant("Six", .six, summary: "The chosen one is scrolled into view"),
        Variant("Short titles", .shortTitles),
        Variant("Mixed titles", .mixedTitles),
        Variant("With categories", .categories, summary: "A screen reader says for whom each is"),
        Variant("Without scrolling", .withoutScrolling, summary: "All are narrowed where they must"),
        Variant("Read-only", .readOnly, summary: "Shows a choice made elsewhere"),
        Variant("Choice shown elsewhere", .shownElsewhere, summary: "A press is told and does not show"),
        Variant("Disabled", .disabled, summary: "Shows its pills and takes no press"),
        Variant("Empty", .init(id: "empty", items: [])),
        Variant("Hidden", .hidden, summary: "Takes no room"),
    ]
    static let plays = [
        Play(
            "Choose", state: "First selected",
            """
            press Tab Right
            frame "second kind"
            press Enter
            expect call "PromotionSelectorBar.selectPromotion(id: \\"sports\\")"
            frame "chosen"
            press Enter
            frame "still chosen"
            """),
        Play(
            "To the last", state: "Mixed titles",
            """
            press Tab Right Right Right
            frame "gliding"
            wait 200ms
            expect "Live casino games ▌"
            frame "in view"
            """),
        Play(
            "Told and not shown", state: "Choice shown elsewhere",
            """
            press Tab Enter
            expect call "PromotionSelectorBar.selectPromotion(id: \\"today\\")"
            frame "nothing has changed"
            """),
    ]
    static let guide = ComponentGuide(
        purpose: "Above a list of promotions that is filtered by kind. For filters of matches take PillSelectorBar.",
        data: """
            The kinds in their order, each of which says whether it is the chosen one; from the promotions that there \
            are. Whether the bar scrolls, shows and can be used is for the page to say.
            """,
        answers: """
            A press chooses a kind and never leaves none; every press is told, also one of the chosen kind. The bar \
            scrolls to the pill that has the focus.
            """,
        reading: """
            Each kind with its title and for whom it is, "selected" for the chosen one, and "read only" where it is chosen elsewhere. Without kinds it says that \
            there are no promotions.
            """)
}
