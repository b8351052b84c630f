extension TitleBlockDisplayState {
    /// The gallery's "Centred".
    public static let welcomeBonus = Self(title: "Welcome Bonus")
    /// The gallery's "Left aligned".
    public static let leftAligned = Self(title: "How it works", isCentered: false)
    /// The gallery's "Long". It goes on below where there is too little room.
    public static let long = Self(title: "Amazing Welcome Bonus Promotion for Everybody Who Joins in April")
    /// The gallery's "Short".
    public static let short = Self(title: "Bonus")
    /// The gallery's "Two lines". Broken where its writer wants it.
    public static let twoLines = Self(title: "Get Your Exclusive\nWelcome Bonus Today!")
}

/// The headline's page in the gallery.
public enum TitleBlockCatalog: CatalogEntry {
    public typealias ComponentType = TitleBlockView

    public static let category = Category.promotions
    public static let subcategory = "ContentBlocks"
    public static let summary = "The headline of a promotion's page."
    public static let tags = ["promotion", "page", "headline", "text"]
    public static let variants: [Variant<TitleBlockDisplayState>] = [
        Variant("Centred", .welcomeBonus),
        Variant("Left aligned", .leftAligned),
        Variant("Long", .long, summary: "It goes on below where there is too little room"),
        Variant("Short", .short),
        Variant("Two lines", .twoLines, summary: "Broken where its writer wants it"),
    ]
}
