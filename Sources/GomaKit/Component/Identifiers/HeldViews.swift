/// The properties in which views hold others, read from the running program.
@MainActor
package enum HeldViews {
    /// A property that holds a view, or a list of them.
    package struct Property {
        /// As the source calls it, such as `favoriteButton`.
        package let name: String
        package let views: [View]
        package let isList: Bool
    }

    /// The properties of a view and of the classes above it, as far as they belong to components: those of the engine's
    /// classes mean nothing to users of a component.
    package static func properties(of view: View) -> [Property] {
        var properties: [Property] = []
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror, !isOfEngine(current.subjectType) {
            properties += current.children.compactMap(property)
            mirror = current.superclassMirror
        }
        return properties
    }

    private static func property(_ child: Mirror.Child) -> Property? {
        guard let label = child.label, mayHoldViews(type(of: child.value)) else { return nil }
        let name = label.hasPrefix(lazyMark) ? String(label.dropFirst(lazyMark.count)) : label
        if let view = child.value as? View { return Property(name: name, views: [view], isList: false) }
        let views = (child.value as? any ViewGroup)?.members ?? child.value as? [View]
        return views.map { Property(name: name, views: $0, isList: true) }
    }

    /// Whether a value of a type may be a view, or have some: one that can be compared, such as a text or a state, is none and
    /// has none. Asking a value itself takes long.
    private static func mayHoldViews(_ type: Any.Type) -> Bool {
        if let known = holders[ObjectIdentifier(type)] { return known }
        // Whether it is a class is known without a search for its protocols.
        let mayHold = type is AnyClass || !(type is any Equatable.Type) || type is any ViewGroup.Type
        holders[ObjectIdentifier(type)] = mayHold
        return mayHold
    }

    private static var holders: [ObjectIdentifier: Bool] = [:]

    private static let lazyMark = "$__lazy_storage_$_"

    /// Whether a class is one of TerminalKit's.
    package static func isOfEngine(_ type: Any.Type) -> Bool {
        if let known = engineTypes[ObjectIdentifier(type)] { return known }
        let isOfEngine = String(qualifiedNameOf: type).hasPrefix("TerminalKit.")
        engineTypes[ObjectIdentifier(type)] = isOfEngine
        return isOfEngine
    }

    /// The answers so far, as asking the runtime for a name takes long.
    private static var engineTypes: [ObjectIdentifier: Bool] = [:]
}
