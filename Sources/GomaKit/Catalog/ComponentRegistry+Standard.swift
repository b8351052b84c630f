extension ComponentRegistry {
    /// A registry of components as they ship, for apps that make them by name, such as from pages; nothing of a catalogue is
    /// linked. Each has its standard model, and one state: the blank one, over which a page lays fields.
    /// - Throws: ``CatalogError/duplicate(id:view:registered:)`` for a name that is there twice.
    public init(
        standard components: [any StandardComponent.Type], namespace: String = ComponentRegistry.outsideNamespace
    ) throws(CatalogError) {
        func entry<Component: StandardComponent>(of type: Component.Type) -> any CatalogEntry.Type {
            StandardEntry<Component>.self
        }
        try self.init(components.map { entry(of: $0) }, namespace: namespace)
    }
}
