extension GradientHeaderDisplayState {
    /// The gallery's "Orange to red".
    public static let welcomeBonus = Self(title: "Welcome Bonus")
    /// The gallery's "Blue to cyan".
    public static let special = Self(title: "Special Promotion", tone: .cool)
    /// The gallery's "Purple to pink".
    public static let premium = Self(title: "Premium Offer", tone: .premium)
    /// The gallery's "Green to yellow". It grows with its headline.
    public static let long = Self(title: "Amazing Welcome Bonus Promotion for Football and Tennis", tone: .fresh)
}

/// The head's page in the gallery.
public enum GradientHeaderCatalog: CatalogEntry {
    public typealias ComponentType = GradientHeaderView

    public static let category = Category.promotions
    public static let subcategory = "ContentBlocks"
    public static let summary = "A headline on a coloured ground, on top of a promotion's page."
    public static let tags = ["promotion", "page", "headline", "gradient"]
    public static let variants: [Variant<GradientHeaderDisplayState>] = [
        Variant("Orange to red", .welcomeBonus),
        Variant("Blue to cyan", .special),
        Variant("Purple to pink", .premium),
        Variant("Green to yellow", .long, summary: "It grows with its headline"),
    ]
}
