/// A component and one of its states, found by the names that somebody typed.
@MainActor
struct ComponentChoice {
    let component: ComponentDescriptor
    let stateIndex: Int
    /// A state from a file, in place of the component's own.
    let given: GivenState?

    /// - Parameters:
    ///   - state: the first state where `nil`; a number counts from one.
    ///   - stateFile: holds a state, or what in it differs from the named one.
    /// - Throws: `CatalogError` with the nearest names, `StateFileError` or `DataTextError`.
    init(_ name: String, state: String?, stateFile: String? = nil, in registry: ComponentRegistry) throws {
        component = try registry.component(named: name)
        let (component, index) = (component, try component.stateIndex(matching: state))
        stateIndex = index
        given = try stateFile.map { try GivenState(readingFile: $0, of: component, over: index) }
    }
}
