/// All components at hand, by name: gallery, dumps, tests and pages are visitors over it.
@MainActor
public struct ComponentRegistry {
    /// By category, then by name.
    public private(set) var components: [ComponentDescriptor] = []

    /// The namespace of the library's own components.
    public static let ownNamespace = "goma"

    /// The namespace of a package's own components, where it names none.
    public nonisolated static let outsideNamespace = "app"

    /// An empty registry, for a package that shows only its own components.
    public init() {}

    /// A registry of components that have been described already, each under another `namespace:Name`.
    /// - Throws: ``CatalogError/duplicate(id:view:registered:)`` for a name that is there twice.
    package init(_ components: [ComponentDescriptor]) throws(CatalogError) { try add(components) }

    /// A registry of the components of one's own package, by their pages in the catalogue.
    /// - Throws: ``CatalogError`` for a namespace that no script could name, for a name that is taken, or for an entry
    ///   whose model cannot drive its view.
    public init(
        _ entries: [any CatalogEntry.Type], namespace: String = ComponentRegistry.outsideNamespace
    ) throws(CatalogError) {
        try register(entries, namespace: namespace)
    }

    /// Adds a component under `namespace:Name`.
    /// - Throws: ``CatalogError``, as where many are added.
    public mutating func register(
        _ entry: any CatalogEntry.Type, namespace: String = ComponentRegistry.outsideNamespace
    ) throws(CatalogError) {
        try register([entry], namespace: namespace)
    }

    /// Adds many components at once, which costs less than one by one; none where one of them cannot be added.
    /// - Throws: ``CatalogError/badNamespace(_:)`` for one that no script could name,
    ///   ``CatalogError/duplicate(id:view:registered:)`` for a name that is taken, in whatever case, or
    ///   ``CatalogError/wrongModel(component:model:wanted:)`` for an entry whose model cannot drive its view.
    public mutating func register(
        _ entries: [any CatalogEntry.Type], namespace: String = ComponentRegistry.outsideNamespace
    ) throws(CatalogError) {
        guard Self.canName(namespace) else { throw .badNamespace(namespace) }
        let descriptors = entries.map { ComponentDescriptor($0, namespace: namespace) }
        for descriptor in descriptors { try descriptor.checkModel() }
        try add(descriptors)
    }

    /// Whether a word can name components by a namespace: "page:lobby" is a page, and what has a slash is a file.
    private static func canName(_ namespace: String) -> Bool {
        !namespace.isEmpty && namespace.lowercased() != "page"
            && !namespace.contains { $0 == ":" || $0 == "/" || $0.isWhitespace }
    }

    private mutating func add(_ descriptors: [ComponentDescriptor]) throws(CatalogError) {
        var views = Dictionary(components.map { ($0.id.lowercased(), $0.viewName) }) { first, _ in first }
        for descriptor in descriptors {
            let taken = views.updateValue(descriptor.viewName, forKey: descriptor.id.lowercased())
            if let taken { throw .duplicate(id: descriptor.id, view: descriptor.viewName, registered: taken) }
        }
        insert(descriptors)
    }

    package mutating func insert(_ descriptors: [ComponentDescriptor]) {
        components += descriptors
        let ranks = Dictionary(uniqueKeysWithValues: components.categories.enumerated().map { ($1, $0) })
        components.sort {
            (ranks[$0.category] ?? 0, $0.name, $0.namespace) < (ranks[$1.category] ?? 0, $1.name, $1.namespace)
        }
    }

    /// The component meant by `name`: "PillItem", "PillItemView" or "goma:PillItem", in any case.
    /// - Throws: ``CatalogError/ambiguousComponent(name:ids:)`` for a name that several namespaces have and that says
    ///   none of them, ``CatalogError/unknownComponent(name:known:)`` for one that none has.
    public func component(named name: String) throws -> ComponentDescriptor {
        let wanted = name.lowercased()
        for names in [\.id, \.name, \.viewName] as [KeyPath<ComponentDescriptor, String>] {
            let found = components.filter { $0[keyPath: names].lowercased() == wanted }
            if found.count > 1 { throw CatalogError.ambiguousComponent(name: name, ids: found.map(\.id)) }
            if let one = found.first { return one }
        }
        throw CatalogError.unknownComponent(
            name: name, known: components.map(\.name) + components.map(\.viewName) + components.map(\.id))
    }
}

extension Sequence<ComponentDescriptor> {
    /// The categories of these components, each once, in the order in which they are listed.
    @MainActor
    public var categories: [Category] { Set(map(\.category)).sorted() }
}
