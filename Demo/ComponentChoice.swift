import GomaUI

/// A component and one of its states, found by the names that somebody typed.
@MainActor
struct ComponentChoice {
    let component: ComponentDescriptor
    let stateIndex: Int

    /// - Parameter state: the first state where `nil`; a number counts from one.
    /// - Throws: `CatalogError` with the nearest names.
    init(_ name: String, state: String?, in registry: ComponentRegistry) throws {
        component = try registry.component(named: name)
        stateIndex = try component.stateIndex(matching: state)
    }
}
