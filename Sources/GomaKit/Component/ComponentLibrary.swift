/// The components that a program can make by their names: a factory for each namespace, and what stands in for a name that
/// no factory has.
@MainActor
public struct ComponentLibrary {
    private var factories: [ComponentFactory] = []
    /// What stands in for a component that nobody makes, such as a plain row for a row; asked with the name and, where
    /// it is known, the component's category. It answers `nil` where nothing stands in, as it does unless it is set.
    public var fallback: (_ name: String, _ category: Category?) -> (any StandardComponent.Type)? = { _, _ in nil }

    /// A library that makes nothing yet.
    public init() {}

    /// A library of several factories, each of a namespace of its own.
    /// - Throws: ``CatalogError/duplicateNamespace(_:)`` where two are of one namespace.
    public init(_ factories: [ComponentFactory]) throws(CatalogError) {
        for factory in factories { try add(factory) }
    }

    /// A library of one factory.
    public init(_ factory: ComponentFactory) { factories = [factory] }

    /// Adds the components of another namespace.
    /// - Throws: ``CatalogError/duplicateNamespace(_:)`` where there is a factory for it.
    public mutating func add(_ factory: ComponentFactory) throws(CatalogError) {
        guard !factories.contains(where: { $0.namespace == factory.namespace }) else {
            throw .duplicateNamespace(factory.namespace)
        }
        factories.append(factory)
    }

    /// The names of all components, as `namespace:Name`.
    public var names: [String] { factories.flatMap { factory in factory.names.map { "\(factory.namespace):\($0)" } } }

    /// The component meant by a name: "PillItem" where one namespace has it, or "goma:PillItem".
    /// - Parameter category: what kind of component it is, for ``fallback``.
    /// - Throws: ``CatalogError/ambiguousComponent(name:ids:)`` where several namespaces have it, or
    ///   ``CatalogError/unknownComponent(name:known:)`` where none does and nothing stands in.
    public func component(
        named name: String, in category: Category? = nil
    ) throws(CatalogError) -> any StandardComponent.Type {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let found = factories.compactMap { factory -> (id: String, type: any StandardComponent.Type)? in
            if parts.count == 2, parts[0] != factory.namespace { return nil }
            return factory.component(named: parts.last ?? name).map { ("\(factory.namespace):\($0.name)", $0) }
        }
        if found.count > 1 { throw .ambiguousComponent(name: name, ids: found.map(\.id)) }
        if let type = found.first?.type ?? fallback(name, category) { return type }
        throw .unknownComponent(name: name, known: factories.flatMap(\.names) + names)
    }
}
