/// The small components that others are made of.
@MainActor
enum UIElementsComponents {
    static let entries: [any CatalogEntry.Type] = [
        ButtonCatalog.self,
        ButtonIconCatalog.self,
        CapsuleCatalog.self,
    ]
}
