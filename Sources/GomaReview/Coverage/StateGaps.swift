/// Fields and cases of the states of a catalogue that no variant shows.
///
/// The fields of the components inside a component are left to their own variants. A case of an enum counts as shown
/// wherever a variant of any component has it, and what is missing is told once. Roles of colours are the themes' to show.
@MainActor
struct StateGaps {
    private var findings: [String: [CoverageFinding]] = [:]

    /// - Parameters:
    ///   - components: those whose variants show something.
    ///   - wanted: those of them that somebody asks about; all unless given. Of the others those alone are looked at whose
    ///     states hold an enum of which something is missing.
    /// - Throws: what writing a state as JSON throws.
    init(in components: [ComponentDescriptor], of wanted: [ComponentDescriptor]? = nil) throws {
        // By ID, as a package may have a component of the library's name.
        let asked = Set((wanted ?? components).map(\.id))
        var walks: [String: StateWalk] = [:]
        for component in components where asked.contains(component.id) {
            walks[component.id] = try Self.walk(component, among: components)
        }
        // What a field that holds a role may be: nobody has to show a role for its own sake.
        let roles = StateSchema.choice(ColorRole.allCases.map { .string($0.name) })
        if asked.count < components.count {
            let enums = Self.enumsWithGaps(in: components, walks).subtracting([roles])
            let others = enums.isEmpty ? [] : components.filter { !asked.contains($0.id) }
            for component in others where component.stateSchema.holds(enums) {
                walks[component.id] = try Self.walk(component, among: components)
            }
        }
        var told = Self.cases(in: walks)
        for component in components {
            guard let walk = walks[component.id] else { continue }
            findings[component.id] = walk.gaps(in: component.stateSchema).compactMap { gap in
                guard let one = gap.missingCase else {
                    return CoverageFinding(.unexercised, component.id, gap.path, gap.words)
                }
                guard one.schema != roles, told.insert(one).inserted else { return nil }
                return CoverageFinding(.unshown, component.id, gap.path, gap.words)
            }
        }
    }

    func findings(in component: ComponentDescriptor) -> [CoverageFinding] { findings[component.id] ?? [] }

    /// The walk over all states of a component.
    private static func walk(
        _ component: ComponentDescriptor, among components: [ComponentDescriptor]
    ) throws -> StateWalk {
        let schema = component.stateSchema
        let parts = Set(component.family(among: components).dropFirst().map(\.stateSchema))
        var walk = StateWalk(parts: parts.subtracting([schema]))
        for index in component.states.indices {
            if let data = try component.stateData(at: index) { walk.visit(try JSONValue(data), as: schema) }
        }
        return walk
    }

    private static func cases(in walks: [String: StateWalk]) -> Set<StateWalk.EnumCase> {
        walks.values.reduce(into: []) { $0.formUnion($1.cases) }
    }

    /// The enums of which a case is missing in what has been looked at.
    private static func enumsWithGaps(
        in components: [ComponentDescriptor], _ walks: [String: StateWalk]
    ) -> Set<StateSchema> {
        let shown = cases(in: walks)
        let missing = components.flatMap { component in
            walks[component.id]?.gaps(in: component.stateSchema).compactMap(\.missingCase) ?? []
        }
        return Set(missing.filter { !shown.contains($0) }.map(\.schema))
    }
}

extension StateSchema {
    /// Whether it holds one of some enums.
    fileprivate func holds(_ enums: Set<StateSchema>) -> Bool {
        switch self {
        case .choice: enums.contains(self)
        case .cases(let cases): enums.contains(self) || cases.contains { Self.hold($0.payload, enums) }
        case .fields(let fields): Self.hold(fields, enums)
        case .optional(let inner), .list(let inner), .map(let inner): inner.holds(enums)
        case .bool, .integer, .decimal, .text, .typedText, .unknown: false
        }
    }

    private static func hold(_ fields: [Field], _ enums: Set<StateSchema>) -> Bool {
        fields.contains { $0.schema.holds(enums) }
    }
}
