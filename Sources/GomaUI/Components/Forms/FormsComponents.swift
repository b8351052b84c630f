/// The components that are filled in.
@MainActor
enum FormsComponents {
    static let entries: [any CatalogEntry.Type] = [
        BorderedTextFieldCatalog.self
    ]
}
