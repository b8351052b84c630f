/// The walk over the states of a component, field by field, against all that they could hold.
struct StateWalk {
    /// A field or an enum's case that is nowhere to be seen.
    struct Gap: Equatable {
        /// Where, such as `lines[].odds`; of a case with its name behind it: `phase.failed`.
        let path: String
        /// The enum and its case, where it is one.
        let missingCase: EnumCase?
        let words: String
    }

    /// A case of an enum, wherever that is used.
    struct EnumCase: Hashable {
        let schema: StateSchema
        let name: String
    }

    /// Cases that have been there.
    private(set) var cases: Set<EnumCase> = []

    /// Schemas of components that it is made of: their fields are for their own variants to show.
    private let parts: Set<StateSchema>
    /// Fields that have had another value than the plainest.
    private var exercised: Set<String> = []
    /// Fields that have had the plainest value, or none.
    private var plain: Set<String> = []
    private var shownCases: [String: Set<String>] = [:]

    init(parts: Set<StateSchema>) { self.parts = parts }

    // MARK: Looking

    /// Takes down what a state holds.
    mutating func visit(_ value: JSONValue, as schema: StateSchema, at path: String = "") {
        switch (schema, value) {
        case (.optional, .null): plain.insert(path)
        case (.optional(let inner), _):
            exercised.insert(path)
            visit(value, as: inner, at: path)
        case _ where parts.contains(schema): exercised.insert(path)
        case (.fields(let fields), .object(let values)):
            exercised.insert(path)
            visit(values, as: fields, at: path)
        case (.list(let element), .array(let values)):
            note(!values.isEmpty, path)
            for value in values { visit(value, as: element, at: path + "[]") }
        case (.map(let element), .object(let values)):
            note(!values.isEmpty, path)
            for value in values.values { visit(value, as: element, at: path + "[]") }
        case (.cases(let cases), .object(let values)):
            exercised.insert(path)
            for (name, payload) in values {
                note(EnumCase(schema: schema, name: name), path)
                guard let fields = cases.first(where: { $0.name == name })?.payload,
                    case .object(let payload) = payload
                else { continue }
                visit(payload, as: fields, at: Self.join(path, name))
            }
        case (.choice, _):
            exercised.insert(path)
            note(EnumCase(schema: schema, name: Self.name(of: value)), path)
        default: note(value != schema.plainest, path)
        }
    }

    private mutating func visit(_ values: [String: JSONValue], as fields: [StateSchema.Field], at path: String) {
        for field in fields {
            visit(values[field.name] ?? .null, as: field.schema, at: Self.join(path, field.name))
        }
    }

    private mutating func note(_ one: EnumCase, _ path: String) {
        cases.insert(one)
        shownCases[path, default: []].insert(one.name)
    }

    private mutating func note(_ isExercised: Bool, _ path: String) {
        if isExercised { exercised.insert(path) } else { plain.insert(path) }
    }

    // MARK: Finding what is missing

    /// What no state has shown; below a field that is never there nothing more is told.
    func gaps(in schema: StateSchema, at path: String = "") -> [Gap] {
        guard path.isEmpty || exercised.contains(path) else {
            return [Gap(path: path, missingCase: nil, words: Self.words(forMissing: schema))]
        }
        guard !parts.contains(schema) || path.isEmpty else { return [] }
        switch schema {
        case .optional(let inner): return gaps(in: inner, at: path)
        case .bool:
            guard !plain.contains(path) else { return [] }
            return [Gap(path: path, missingCase: nil, words: "is true in every variant that has it")]
        case .fields(let fields): return gaps(in: fields, at: path)
        case .list(let element), .map(let element): return gaps(in: element, at: path + "[]")
        case .choice(let values):
            return values.map(Self.name).filter { !isShown($0, path) }.map {
                Self.gap(of: EnumCase(schema: schema, name: $0), path)
            }
        case .cases(let cases):
            return cases.flatMap { one in
                isShown(one.name, path)
                    ? gaps(in: one.payload, at: Self.join(path, one.name))
                    : [Self.gap(of: EnumCase(schema: schema, name: one.name), path)]
            }
        case .integer, .decimal, .text, .typedText, .unknown: return []
        }
    }

    private func gaps(in fields: [StateSchema.Field], at path: String) -> [Gap] {
        fields.flatMap { gaps(in: $0.schema, at: Self.join(path, $0.name)) }
    }

    private func isShown(_ name: String, _ path: String) -> Bool { shownCases[path]?.contains(name) ?? false }

    private static func gap(of one: EnumCase, _ path: String) -> Gap {
        Gap(path: join(path, one.name), missingCase: one, words: "is a case that no variant has")
    }

    private static func words(forMissing schema: StateSchema) -> String {
        switch schema {
        case .bool: "is true in no variant"
        case .optional: "is there in no variant"
        case .list, .map: "is empty in every variant"
        case .text, .typedText: "has no text in any variant"
        case .integer, .decimal:
            schema.plainest == .integer(0)
                ? "is nought in every variant" : "is \(name(of: schema.plainest)) in every variant"
        case .choice, .cases, .fields, .unknown: "is in no variant"
        }
    }

    private static func name(of value: JSONValue) -> String { value.name ?? "\(value)" }

    private static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}
