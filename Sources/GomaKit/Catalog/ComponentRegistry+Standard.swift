extension ComponentRegistry {
    /// A registry of components as they ship, for apps that make them by name, such as from pages; nothing of a catalogue is
    /// linked. Each has its standard model, and one state: the blank one, over which a page lays fields.
    /// - Throws: ``CatalogError/duplicate(id:view:registered:)`` for a name that is there twice,
    ///   ``CatalogError/badNamespace(_:)`` for a namespace that no page could name, or
    ///   ``CatalogError/wrongModel(component:model:wanted:)`` for a component whose model cannot drive its view.
    public init(
        standard components: [any StandardComponent.Type], namespace: String = ComponentRegistry.outsideNamespace
    ) throws(CatalogError) {
        func entry<Component: StandardComponent>(of type: Component.Type) -> any CatalogEntry.Type {
            StandardEntry<Component>.self
        }
        try self.init(components.map { entry(of: $0) }, namespace: namespace)
    }
}
