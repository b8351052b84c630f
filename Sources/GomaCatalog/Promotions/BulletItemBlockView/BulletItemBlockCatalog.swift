extension BulletItemBlockDisplayState {
    /// The gallery's "One row".
    public static let welcomeBonus = Self(title: "Welcome bonus up to €100")
    /// The gallery's "Short".
    public static let freeSpins = Self(title: "Free spins")
    /// The gallery's "Long". All its rows stand beside the bullet.
    public static let long = Self(
        title: "Get 50 free spins on your first deposit plus a 100% match bonus up to €200")
}

/// The line's page in the gallery.
public enum BulletItemBlockCatalog: CatalogEntry {
    public typealias ComponentType = BulletItemBlockView

    public static let category = Category.promotions
    public static let subcategory = "ContentBlocks"
    public static let summary = "One line of a list, behind a bullet."
    public static let tags = ["promotion", "page", "list", "text"]
    public static let variants: [Variant<BulletItemBlockDisplayState>] = [
        Variant("One row", .welcomeBonus),
        Variant("Short", .freeSpins),
        Variant("Long", .long, summary: "All its rows stand beside the bullet"),
    ]
}
