/// The components that narrow down what is shown.
@MainActor
enum FiltersComponents {
    static let entries: [any CatalogEntry.Type] = [
        PillItemCatalog.self,
        PillSelectorBarCatalog.self,
    ]
}
