import TerminalKit

/// All components at hand, by name: gallery, dumps, tests and pages are visitors over it.
@MainActor
public struct ComponentRegistry {
    /// By category, then by name.
    public private(set) var components: [ComponentDescriptor] = []

    /// The namespace of the library's own components.
    public static let ownNamespace = "goma"

    /// An empty registry, for a package that shows only its own components.
    public init() {}

    /// The library's own components.
    public static var goma: ComponentRegistry {
        var registry = ComponentRegistry()
        for entry in GomaCatalog.entries { registry.register(entry, namespace: ownNamespace) }
        return registry
    }

    /// Adds a component under `namespace:Name`; one of that name must not be there yet.
    public mutating func register(_ entry: any CatalogEntry.Type, namespace: String) {
        let descriptor = ComponentDescriptor(entry, namespace: namespace)
        precondition(
            !components.contains { $0.id == descriptor.id }, "\(descriptor.id) is registered already")
        let place = components.firstIndex { Self.order(descriptor, $0) } ?? components.count
        components.insert(descriptor, at: place)
    }

    /// The component meant by `name`: "PillItem", "PillItemView" or "goma:PillItem", in any case.
    /// - Throws: ``CatalogError/unknownComponent(name:known:)``.
    public func component(named name: String) throws -> ComponentDescriptor {
        let wanted = name.lowercased()
        let found = components.first {
            [$0.name, $0.viewName, $0.id].contains { $0.lowercased() == wanted }
        }
        guard let found else {
            throw CatalogError.unknownComponent(name: name, known: components.map(\.name))
        }
        return found
    }

    private static func order(_ a: ComponentDescriptor, _ b: ComponentDescriptor) -> Bool {
        let all = Category.allCases
        let (first, second) = (all.firstIndex(of: a.category) ?? 0, all.firstIndex(of: b.category) ?? 0)
        return (first, a.name, a.namespace) < (second, b.name, b.namespace)
    }
}
