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
        guard let state else {
            stateIndex = 0
            return
        }
        if let index = component.stateIndex(named: state) {
            stateIndex = index
        } else if let number = Int(state), component.states.indices.contains(number - 1) {
            stateIndex = number - 1
        } else {
            throw CatalogError.unknownState(
                name: state, component: component.name, known: component.states.map(\.name))
        }
    }
}
