extension BulletItemBlockDisplayState {
    static let welcomeBonus = Self(title: "Welcome bonus up to €100")
    static let freeSpins = Self(title: "Free spins")
    static let long = Self(
        title: "Get 50 free spins on your first deposit plus a 100% match bonus up to €200")
}

enum BulletItemBlockCatalog: BlockCatalogEntry {
    typealias ComponentType = BulletItemBlockView

    static let summary = "One line of a list, behind a bullet."
    static let tags = ["promotion", "page", "list", "text"]
    static let variants: [Variant<BulletItemBlockDisplayState>] = [
        Variant("One row", .welcomeBonus),
        Variant("Short", .freeSpins),
        Variant("Long", .long, summary: "All its rows stand beside the bullet"),
    ]
}
