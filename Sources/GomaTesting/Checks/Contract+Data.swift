import Foundation

extension Contract {
    /// 8, first of all: a state comes back from its JSON.
    static func statesLostInData(of component: ComponentDescriptor) throws -> [ContractFinding] {
        try component.states.indices.filter { try !component.survivesCoding(stateAt: $0) }.map {
            ContractFinding(
                .stateIsData, component, state: $0,
                "comes back from its JSON as another; encode all that tells two states apart")
        }
    }

    /// 8: a state goes to JSON and back unchanged, a running model takes any state, and no edit of a field does harm.
    ///
    /// Each kind of field is edited in the first state that has it with its value.
    static func stateIsData(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        var findings: [ContractFinding] = []
        @MainActor func report(_ state: Int, _ words: String) {
            findings.append(ContractFinding(.stateIsData, component, state: state, words))
        }
        var environment: ViewEnvironment { ViewEnvironment.simulated(reducesMotion: true) }
        for state in component.states.indices.dropLast() {
            guard let data = try component.stateData(at: state) else { continue }
            let fresh = Specimen(component, state: state, height: walk.height, environment: environment)
            if let field = try changedField(of: fresh.instance.state(), from: data) {
                report(state, "its model tells another state than it was given, in \(field)")
            }
            let other = (state + 1) % (component.states.count - 1)
            let edited = Specimen(component, state: other, height: walk.height, environment: environment)
            try edited.instance.replaceState(data)
            if let field = try changedField(of: edited.instance.state(), from: data) {
                report(state, "put into a running model it comes out changed, in \(field)")
            }
            findings += [
                ContractFinding(
                    .stateIsData, component, state: state, from: fresh.surface, to: edited.surface,
                    "put in place of \"\(component.states[other].name)\" it does not show what it shows in a new model")
            ].compactMap(\.self)
        }
        return try findings + editsOfFields(walk)
    }

    /// The first field at which a state is another than it should be; `nil` where none is.
    static func changedField(of state: Data?, from wanted: Data?) throws -> String? {
        guard state != wanted else { return nil }
        let shown = try state.map { try JSONValue($0) } ?? .null
        let expected = try wanted.map { try JSONValue($0) } ?? .null
        let difference = expected.firstDifference(from: shown, unless: { _ in false })
        return difference.map { $0.path.isEmpty ? "all of it" : JSONValue.words(for: $0.path) }
    }

    /// One value in place of another, in fields of one kind.
    private struct FieldEdit: Hashable {
        let kind: String
        let value: JSONValue
        let edit: JSONValue
    }

    private static func editsOfFields(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let (component, trees) = (walk.component, try walk.jsonStates())
        let known = try values(in: trees)
        var tried: Set<FieldEdit> = []
        return try trees.enumerated().flatMap { state, tree -> [ContractFinding] in
            let instance = component.instance(stateAt: state, in: ViewEnvironment.simulated())
            let frame = FramedComponent(instance.view, glyphs: .unicode)
            _ = frame.resize(toOffered: component.defaultWidth)
            return try tree.places().flatMap { path, value -> [ContractFinding] in
                let kind = JSONValue.kind(of: path)
                return try edits(of: value, known: known[kind] ?? []).flatMap { edit -> [ContractFinding] in
                    guard tried.insert(FieldEdit(kind: kind, value: value, edit: edit)).inserted,
                        try replaceState(of: instance, with: tree.replacing(path, with: edit))
                    else { return [] }
                    return frame.defectsOfDrawing().map {
                        ContractFinding(
                            .stateIsData, component, state: state, width: component.defaultWidth, at: $0.place,
                            "with \(JSONValue.words(for: path)) edited: \($0.words)")
                    }
                }
            }
        }
    }

    /// What stands in places of each kind, in the order of its JSON.
    private static func values(in trees: [JSONValue]) throws -> [String: [JSONValue]] {
        let places = Dictionary(grouping: trees.flatMap { $0.places() }) { JSONValue.kind(of: $0.path) }
        return try places.mapValues { places in
            try Set(places.map(\.value)).map { try (value: $0, text: String(decoding: $0.data, as: UTF8.self)) }
                .sorted { $0.text < $1.text }.map(\.value)
        }
    }

    /// Puts a state into a running model; `false` where it is not the JSON of a state.
    static func replaceState(of instance: ComponentInstance, with state: JSONValue) throws -> Bool {
        do {
            try instance.replaceState(state.data)
            return true
        } catch is DecodingError {
            return false
        }
    }

    /// Other values for a field: what its type suggests, and what it has elsewhere.
    private static func edits(of value: JSONValue, known: [JSONValue]) -> [JSONValue] {
        let elsewhere = known.lazy.filter { $0 != value }.prefix(6)
        return switch value {
        case .bool(let isTrue): [.bool(!isTrue)]
        case .integer(let number): [.integer(number &+ 1), .integer(number &- 1)]
        case .number(let number): [.number(number + 1), .number(number - 1), .number(-1e300)]
        case .decimal(let number): [JSONValue(number + 1), JSONValue(number - 1), .number(-1e300)]
        case .array(let values): values.isEmpty ? Array(elsewhere) : [.array([]), .array(values.dropLast())]
        case .null, .string, .object: Array(elsewhere) + [.null]
        }
    }
}
