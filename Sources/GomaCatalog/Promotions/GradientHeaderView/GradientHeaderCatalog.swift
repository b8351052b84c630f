extension GradientHeaderDisplayState {
    static let welcomeBonus = Self(title: "Welcome Bonus")
    static let special = Self(title: "Special Promotion", tone: .cool)
    static let premium = Self(title: "Premium Offer", tone: .premium)
    static let long = Self(title: "Amazing Welcome Bonus Promotion for Football and Tennis", tone: .fresh)
}

/// The head's page in the gallery.
enum GradientHeaderCatalog: CatalogEntry {
    typealias ComponentType = GradientHeaderView

    static let category = Category.promotions
    static let subcategory = "ContentBlocks"
    static let summary = "A headline on a coloured ground, on top of a promotion's page."
    static let tags = ["promotion", "page", "headline", "gradient"]
    static let variants: [Variant<GradientHeaderDisplayState>] = [
        Variant("Orange to red", .welcomeBonus),
        Variant("Blue to cyan", .special),
        Variant("Purple to pink", .premium),
        Variant("Green to yellow", .long, summary: "It grows with its headline"),
    ]
}
