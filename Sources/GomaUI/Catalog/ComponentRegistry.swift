import TerminalKit

/// All components at hand, by name: gallery, dumps, tests and pages are visitors over it.
@MainActor
public struct ComponentRegistry {
    /// By category, then by name.
    public private(set) var components: [ComponentDescriptor] = []
    private var ids: Set<String> = []

    /// The namespace of the library's own components.
    public static let ownNamespace = "goma"

    /// An empty registry, for a package that shows only its own components.
    public init() {}

    /// A registry of components that have been described already, each under another `namespace:Name`.
    public init(_ components: [ComponentDescriptor]) { add(components) }

    /// The library's own components.
    public static let goma: ComponentRegistry = {
        var registry = ComponentRegistry()
        registry.register(GomaCatalog.entries, namespace: ownNamespace)
        return registry
    }()

    /// Adds a component under `namespace:Name`; one of that name must not be there yet.
    public mutating func register(_ entry: any CatalogEntry.Type, namespace: String) {
        register([entry], namespace: namespace)
    }

    /// Adds many components at once, which costs less than one by one.
    public mutating func register(_ entries: [any CatalogEntry.Type], namespace: String) {
        add(entries.map { ComponentDescriptor($0, namespace: namespace) })
    }

    private mutating func add(_ descriptors: [ComponentDescriptor]) {
        for descriptor in descriptors {
            let isNew = ids.insert(descriptor.id).inserted
            precondition(isNew, "\(descriptor.id) is registered already")
            components.append(descriptor)
        }
        let ranks = Dictionary(uniqueKeysWithValues: Category.allCases.enumerated().map { ($1, $0) })
        components.sort {
            (ranks[$0.category] ?? 0, $0.name, $0.namespace) < (ranks[$1.category] ?? 0, $1.name, $1.namespace)
        }
    }

    /// The component meant by `name`: "PillItem", "PillItemView" or "goma:PillItem", in any case.
    /// - Throws: ``CatalogError/unknownComponent(name:known:)``.
    public func component(named name: String) throws -> ComponentDescriptor {
        let wanted = name.lowercased()
        let found =
            components.first { $0.name.lowercased() == wanted || $0.id.lowercased() == wanted }
            ?? components.first { $0.viewName.lowercased() == wanted }
        guard let found else {
            let known = components.map(\.name) + components.map(\.viewName) + components.map(\.id)
            throw CatalogError.unknownComponent(name: name, known: known)
        }
        return found
    }
}
