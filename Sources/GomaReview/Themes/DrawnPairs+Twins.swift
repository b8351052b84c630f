import Foundation

extension DrawnPairs {
    /// Draws each state in which something is out of use, and the same with all of it in use, at the component's own width.
    /// - Throws: `DecodingError` where a component does not read its own states.
    package mutating func addTwins(of component: ComponentDescriptor) throws {
        for (index, state) in component.states.enumerated() {
            guard let off = try component.stateData(at: index), let on = try Self.inUse(off) else { continue }
            let surfaces = try [on, off].map { try Self.surface(of: component, stateAt: index, $0) }
            addTwins(on: surfaces[0], off: surfaces[1], drawnBy: "\(component.name) (\(state.name))")
        }
    }

    private static func surface(of component: ComponentDescriptor, stateAt index: Int, _ state: Data) throws -> Surface
    {
        let instance = try component.instance(state: state, inPlaceOf: index, in: ViewEnvironment.simulated())
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.background = .role(.backgroundPrimary)
        window.update()
        return window.surface
    }

    /// A state with all in use that is out of use in another; `nil` where nothing is.
    private static func inUse(_ state: Data) throws -> Data? {
        let value = try JSONDecoder().decode(JSONValue.self, from: state)
        let changed = inUse(value)
        return changed == value ? nil : try JSONEncoder().encode(changed)
    }

    private static func inUse(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let fields):
            .object(Dictionary(uniqueKeysWithValues: fields.map { ($0, $0 == useField ? .bool(true) : inUse($1)) }))
        case .array(let elements): .array(elements.map(inUse))
        case .null, .bool, .integer, .number, .decimal, .string: value
        }
    }

    /// The field of states that says whether a thing is in use.
    private static let useField = "isEnabled"
}
