/// The rows of a display state: every value there is, those inside closed ones included.
struct ControlTree {
    /// Ids of what is opened or closed in another way than at the start.
    let switched: Set<String>
    private(set) var fields: [ControlField] = []

    /// - Parameter schema: what the state consists of; where it does not know, the value itself tells.
    init(_ state: JSONValue, schema: StateSchema, switched: Set<String> = []) {
        self.switched = switched
        addInside(of: state, schema: Self.known(schema, state), at: [], level: 0, isFolded: false)
    }

    private mutating func add(
        _ value: JSONValue?, schema: StateSchema, at path: [JSONValue.Step], level: Int, isFolded: Bool
    ) {
        let value = value ?? .null
        let known = Self.known(schema.unwrapped, value)
        let hasInside = Self.hasInside(value, known)
        let id = JSONValue.words(for: path)
        let isOpen = hasInside && Self.startsOpen(known) != switched.contains(id)
        fields.append(
            ControlField(
                id: id, path: path, schema: known, isOptional: schema.isOptional, value: value,
                content: Self.content(of: value, known), level: level, hasInside: hasInside, isOpen: isOpen,
                isFolded: isFolded))
        addInside(of: value, schema: known, at: path, level: level + 1, isFolded: isFolded || !isOpen)
    }

    private mutating func addInside(
        of value: JSONValue, schema: StateSchema, at path: [JSONValue.Step], level: Int, isFolded: Bool
    ) {
        switch (schema, value) {
        case (.fields(let fields), .object(let values)):
            for field in fields {
                add(
                    values[field.name], schema: field.schema, at: path + [.key(field.name)], level: level,
                    isFolded: isFolded)
            }
        case (.cases(let cases), .object(let values)):
            guard let name = values.keys.first, let payload = values[name] else { return }
            let fields = cases.first { $0.name == name }?.payload ?? []
            addInside(of: payload, schema: .fields(fields), at: path + [.key(name)], level: level, isFolded: isFolded)
        case (.list(let element), .array(let values)):
            for (index, value) in values.enumerated() {
                add(value, schema: element, at: path + [.index(index)], level: level, isFolded: isFolded)
            }
        case (.map(let element), .object(let values)):
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                add(value, schema: element, at: path + [.key(name)], level: level, isFolded: isFolded)
            }
        default: return
        }
    }

    /// What a case brings with it shows at once; larger parts are opened by hand.
    private static func startsOpen(_ schema: StateSchema) -> Bool {
        if case .cases = schema { true } else { false }
    }

    private static func hasInside(_ value: JSONValue, _ schema: StateSchema) -> Bool {
        switch (schema, value) {
        case (.fields(let fields), .object): !fields.isEmpty
        case (.cases(let cases), .object(let values)):
            cases.contains { $0.name == values.keys.first && !$0.payload.isEmpty }
        case (.list, .array(let values)): !values.isEmpty
        case (.map, .object(let values)): !values.isEmpty
        default: false
        }
    }

    private static func content(of value: JSONValue, _ schema: StateSchema) -> ControlField.Content {
        switch (schema, value) {
        case (_, .null): .nothing
        case (.choice(let values), _): .choice(values.map(name), current: values.firstIndex(of: value))
        case (.cases(let cases), .object(let values)):
            .choice(cases.map(\.name), current: cases.firstIndex { $0.name == values.keys.first })
        case (_, .bool(let isOn)): .toggle(isOn)
        case (.integer, .integer(let number)): .number(String(number), isWhole: true)
        case (_, .integer(let number)): .number(String(number), isWhole: false)
        case (_, .number(let number)): .number("\(number)", isWhole: false)
        case (_, .decimal(let number)): .number("\(number)", isWhole: false)
        case (_, .string(let text)): .text(text)
        case (_, .array(let values)): .list(values.count)
        case (_, .object): .group
        }
    }

    /// A value of a choice as a word; cases without a payload are written as an object with nothing in it.
    private static func name(_ value: JSONValue) -> String {
        if case .object(let fields) = value { fields.keys.first ?? "" } else { value.name ?? "\(value)" }
    }

    /// The schema, or what the value itself tells where that does not know.
    private static func known(_ schema: StateSchema, _ value: JSONValue) -> StateSchema {
        guard schema == .unknown else { return schema }
        switch value {
        case .null: return .unknown
        case .bool: return .bool
        case .integer, .number, .decimal: return .decimal()
        case .string: return .text
        case .array: return .list(.unknown)
        case .object: return .map(.unknown)
        }
    }
}
