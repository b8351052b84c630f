/// The library's own components: the one list there is.
@MainActor
enum GomaCatalog {
    static let entries: [any CatalogEntry.Type] = [
        AdaptiveTabBarCatalog.self,
        BorderedTextFieldCatalog.self,
        ButtonCatalog.self,
        MarketOutcomesLineCatalog.self,
        OutcomeItemCatalog.self,
        PillItemCatalog.self,
        PillSelectorBarCatalog.self,
    ]
}
