extension PromotionSelectorBarDisplayState {
    /// The gallery's "First selected".
    public static let firstSelected = Self(id: "first", items: kinds(selected: "welcome"))
    /// The gallery's "Middle selected".
    public static let middleSelected = Self(id: "middle", items: kinds(selected: "casino"))
    /// The gallery's "Last selected".
    public static let lastSelected = Self(id: "last", items: kinds(selected: "bonuses"))
    /// The gallery's "None selected".
    public static let noneSelected = Self(id: "none", items: kinds(selected: nil))
    /// The gallery's "Two".
    public static let two = Self(
        id: "two",
        items: [
            PromotionItemDisplayState(id: "sports", title: "Sports", isSelected: true),
            PromotionItemDisplayState(id: "casino", title: "Casino"),
        ])
    /// The gallery's "Six". The chosen one is scrolled into view.
    public static let six = Self(
        id: "six",
        items: kinds(selected: nil) + [
            PromotionItemDisplayState(id: "live-casino", title: "Live Casino"),
            PromotionItemDisplayState(id: "virtual", title: "Virtual", isSelected: true),
        ])
    /// The gallery's "Short titles".
    public static let shortTitles = Self(
        id: "short",
        items: [
            PromotionItemDisplayState(id: "all", title: "All", isSelected: true),
            PromotionItemDisplayState(id: "new", title: "New"), PromotionItemDisplayState(id: "hot", title: "Hot"),
        ])
    /// The gallery's "Mixed titles".
    public static let mixedTitles = Self(
        id: "mixed",
        items: [
            PromotionItemDisplayState(id: "all", title: "All", isSelected: true),
            PromotionItemDisplayState(id: "sports", title: "Sports Betting"),
            PromotionItemDisplayState(id: "vip", title: "VIP"),
            PromotionItemDisplayState(id: "live-casino", title: "Live Casino Games"),
        ])
    /// The gallery's "With categories". A screen reader says for whom each is.
    public static let categories = Self(
        id: "categories",
        items: [
            PromotionItemDisplayState(
                id: "welcome", title: "Welcome Bonus", category: "New Users", isSelected: true),
            PromotionItemDisplayState(id: "sports", title: "Sports Promotions", category: "Sports"),
            PromotionItemDisplayState(id: "casino", title: "Casino Offers", category: "Casino"),
        ])
    /// The gallery's "Without scrolling". All are narrowed where they must.
    public static let withoutScrolling = Self(
        id: "fixed", items: kinds(selected: "sports"), isScrollable: false)
    /// The gallery's "Read-only". Shows a choice made elsewhere.
    public static let readOnly = Self(
        id: "read-only",
        items: kinds(selected: "sports").map {
            PromotionItemDisplayState(id: $0.id, title: $0.title, isSelected: $0.isSelected, isReadOnly: true)
        })
    /// The gallery's "Choice shown elsewhere". A press is told and does not show.
    public static let shownElsewhere = Self(
        id: "elsewhere",
        items: [
            PromotionItemDisplayState(id: "today", title: "Today"),
            PromotionItemDisplayState(id: "this-week", title: "This Week"),
        ], showsChoice: false)
    /// The gallery's "Disabled". Shows its pills and takes no press.
    public static let disabled = Self(id: "disabled", items: kinds(selected: "welcome"), isEnabled: false)
    /// The gallery's "Empty".
    public static let empty = Self(id: "empty", items: [])
    /// The gallery's "Hidden". Takes no room.
    public static let hidden = Self(id: "hidden", items: kinds(selected: "welcome"), isVisible: false)

    private static func kinds(selected: String?) -> [PromotionItemDisplayState] {
        ["Welcome", "Sports", "Casino", "Bonuses"].map { title in
            PromotionItemDisplayState(
                id: title.lowercased(), title: title, isSelected: title.lowercased() == selected)
        }
    }
}

/// The bar's page in the gallery.
public enum PromotionSelectorBarCatalog: CatalogEntry {
    public typealias ComponentType = PromotionSelectorBarView

    public static let category = Category.promotions
    public static let subcategory = "Filters"
    public static let summary = "Kinds of promotions in a row that scrolls, with one of them chosen."
    public static let tags = ["promotion", "filter", "selection", "pill", "scroll"]
    public static let children: [any StandardComponent.Type] = [PromotionItemView.self]
    public static let defaultWidth = 48
    public static let variants: [Variant<PromotionSelectorBarDisplayState>] = [
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
        Variant("Empty", .empty),
        Variant("Hidden", .hidden, summary: "Takes no room"),
    ]
    public static let plays = [
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
            expect "Live Casino Games )"
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
    public static let guide = ComponentGuide(
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
            Each kind with its title and for whom it is, and "selected" for the chosen one. Without kinds it says that \
            there are no promotions.
            """)
}
