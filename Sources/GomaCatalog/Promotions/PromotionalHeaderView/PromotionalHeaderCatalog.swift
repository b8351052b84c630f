extension PromotionalHeaderDisplayState {
    static let promotions = Self(icon: .promotions, title: "Promotions & bonuses")
    static let casino = Self(
        icon: .casino, title: "Casino offers", subtitle: "Free spins, cashback and tournaments of this week")
    static let long = Self(
        icon: .trophy, title: "Everything that we have for the final weekend of the season",
        subtitle: "Boosted prices, insured accumulators and a prize draw for all who bet on three matches or more")
}

enum PromotionalHeaderCatalog: CatalogEntry {
    typealias ComponentType = PromotionalHeaderView

    static let category = Category.promotions
    static let subcategory = "Headers"
    static let summary = "A heading with a picture over a list of promotions."
    static let tags = ["promotion", "heading", "picture"]
    static let variants: [Variant<PromotionalHeaderDisplayState>] = [
        Variant("Default", .promotions),
        Variant("Without subtitle", .init(icon: .promotions, title: "Welcome Bonus available!")),
        Variant("With subtitle", .casino),
        Variant("Without picture", .init(title: "Your bonuses", subtitle: "Two are running")),
        Variant("Long", .long, summary: "Title and subtitle go on in the next line"),
    ]
    static let waivers = [
        CoverageWaiver("use", because: "it stands over a list of promotions, and is only read")
    ]
    static let guide = ComponentGuide(
        purpose: "Over a list of promotions or bonuses.",
        data: "A title, a picture by its meaning and a line below; from the page that it stands on.",
        answers: "Nothing; it is read.",
        reading: "The title, then the line below it; the picture is not read.")
}
