/// A maker of the components of one namespace by their names, which declines the names of others.
@MainActor
public struct ComponentFactory {
    /// Whose components they are, such as "goma".
    public let namespace: String
    /// The names that it is known to have, for lists and for messages.
    public let names: [String]
    private let find: (String) -> (any StandardComponent.Type)?

    /// A factory of components that are listed.
    public init(namespace: String, _ components: [any StandardComponent.Type]) {
        let byName = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
        self.init(namespace: namespace, names: components.map { $0.name }) { byName[$0] }
    }

    /// A factory that finds a component when it is asked for.
    /// - Parameters:
    ///   - names: what lists and messages tell of.
    ///   - find: the component of a name; `nil` where there is none.
    public init(namespace: String, names: [String], find: @escaping (String) -> (any StandardComponent.Type)?) {
        self.namespace = namespace
        self.names = names
        self.find = find
    }

    /// The component of a name; `nil` where the factory declines.
    public func component(named name: String) -> (any StandardComponent.Type)? { find(name) }
}
