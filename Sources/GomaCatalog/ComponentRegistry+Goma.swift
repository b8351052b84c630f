extension ComponentRegistry {
    /// The library's own components.
    public static let goma: ComponentRegistry = {
        var registry = ComponentRegistry()
        // What is wrong with these the library's own tests find.
        registry.insert(GomaCatalog.entries.map { ComponentDescriptor($0, namespace: ownNamespace) })
        return registry
    }()
}
