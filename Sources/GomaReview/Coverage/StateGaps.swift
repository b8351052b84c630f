import GomaKit
import TerminalKit

/// Fields and cases of the states of a catalogue that no variant shows.
///
/// The fields of the components inside a component are left to their own variants. A case of an enum counts as shown
/// wherever a variant of any component has it, and what is missing is told once. Roles of colours are the themes' to show.
@MainActor
struct StateGaps {
    private var findings: [String: [CoverageFinding]] = [:]

    /// - Throws: what writing a state as JSON throws.
    init(in components: [ComponentDescriptor]) throws {
        // By ID, as a package may have a component of the library's name.
        let schemas = Dictionary(components.map { ($0.id, $0.stateSchema) }) { first, _ in first }
        var walks: [(component: ComponentDescriptor, schema: StateSchema, walk: StateWalk)] = []
        for component in components {
            let schema = schemas[component.id] ?? component.stateSchema
            let parts = Set(component.family(among: components).dropFirst().map { schemas[$0.id] ?? $0.stateSchema })
            var walk = StateWalk(parts: parts.subtracting([schema]))
            for index in component.states.indices {
                if let data = try component.stateData(at: index) { walk.visit(try JSONValue(data), as: schema) }
            }
            walks.append((component, schema, walk))
        }
        var told = walks.reduce(into: Set<StateWalk.EnumCase>()) { $0.formUnion($1.walk.cases) }
        // What a field that holds a role may be: nobody has to show a role for its own sake.
        let roles = StateSchema.choice(ColorRole.allCases.map { .string($0.name) })
        for (component, schema, walk) in walks {
            findings[component.id] = walk.gaps(in: schema).compactMap { gap in
                guard let one = gap.missingCase else {
                    return CoverageFinding(.unexercised, component.id, gap.path, gap.words)
                }
                guard one.schema != roles, told.insert(one).inserted else { return nil }
                return CoverageFinding(.unshown, component.id, gap.path, gap.words)
            }
        }
    }

    func findings(in component: ComponentDescriptor) -> [CoverageFinding] { findings[component.id] ?? [] }
}
