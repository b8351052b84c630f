/// The page of a block in the gallery: what a promotion's page is made of, one below the other.
protocol BlockCatalogEntry: CatalogEntry {}

extension BlockCatalogEntry {
    static var category: Category { .promotions }
    static var subcategory: String { "ContentBlocks" }
}
