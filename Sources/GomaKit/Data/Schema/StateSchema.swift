import Foundation

/// The structure of a type of data, down to its plain values.
package indirect enum StateSchema: Hashable, Sendable {
    case bool
    /// Whole numbers, and in which range they lie where they have a natural one.
    case integer(ClosedRange<Int>? = nil)
    /// Numbers with decimals, and in which range they lie where they have a natural one.
    case decimal(ClosedRange<Double>? = nil)
    case text
    /// Text that the customer types, of so many characters at most.
    case typedText(upTo: Int)
    /// One of a few values, each as it is written.
    case choice([JSONValue])
    /// Something that may be missing.
    case optional(StateSchema)
    case list(StateSchema)
    /// Values under names that the data chooses.
    case map(StateSchema)
    /// A fixed set of fields, in the order in which they are declared.
    case fields([Field])
    /// An enum whose cases carry values.
    case cases([Case])
    /// Something that reads its data in a way of its own.
    case unknown

    package struct Field: Hashable, Sendable {
        package let name: String
        package let schema: StateSchema
        /// What stands for the field where data leaves it out, `null` for nothing; `nil` where it has to be there.
        package let defaultValue: JSONValue?
        /// The type of its values, without the list or the question whether it is there; `nil` where it is not known. It
        /// makes no other field.
        package let type: Any.Type?

        /// Whether data has to have the field.
        package var isNeeded: Bool { defaultValue == nil }

        /// - Parameter said: what the type that has the field says of it.
        package init(name: String, schema: StateSchema, type: Any.Type? = nil, saying said: JSONValue? = nil) {
            self.name = name
            self.schema = schema
            self.type = type
            defaultValue = schema.defaultValue(saying: said)
        }

        package static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.name == rhs.name && lhs.schema == rhs.schema && lhs.defaultValue == rhs.defaultValue
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(schema)
            hasher.combine(defaultValue)
        }
    }

    package struct Case: Hashable, Sendable {
        package let name: String
        package let payload: [Field]
    }
}

extension StateSchema {
    /// This, without the question whether it is there at all.
    package var unwrapped: StateSchema { if case .optional(let inner) = self { inner.unwrapped } else { self } }

    package var isText: Bool {
        switch unwrapped {
        case .text, .typedText: true
        default: false
        }
    }

    package var isOptional: Bool { if case .optional = self { true } else { false } }

    /// What stands at the end of a way into a value; ``unknown`` where the way leads elsewhere.
    package subscript(path: some Collection<JSONValue.Step>) -> StateSchema {
        guard let step = path.first else { return self }
        let rest = path.dropFirst()
        switch (unwrapped, step) {
        case (.list(let element), .index): return element[rest]
        case (.map(let element), .key): return element[rest]
        case (.fields(let fields), .key(let name)): return Self.field(name, of: fields)[rest]
        case (.cases(let cases), .key(let name)):
            let payload = cases.first { $0.name == name }?.payload ?? []
            return StateSchema.fields(payload)[rest]
        default: return .unknown
        }
    }

    /// The plainest value: nothing, none, nought or what is nearest to it, and the first of several.
    package var plainest: JSONValue {
        switch self {
        case .bool: .bool(false)
        case .integer, .decimal: nearest(to: .integer(0))
        case .text, .typedText: .string("")
        case .choice(let values): values.first ?? .null
        case .optional, .unknown: .null
        case .list: .array([])
        case .map: .object([:])
        case .fields(let fields): .object(Self.plainest(fields))
        case .cases(let cases): cases.first?.plainest ?? .null
        }
    }

    /// A number itself, or the end of its natural range that is nearest to it; any other value as it is.
    package func nearest(to value: JSONValue) -> JSONValue {
        switch (unwrapped, value) {
        case (.integer(let range?), .integer(let number)):
            .integer(min(max(number, range.lowerBound), range.upperBound))
        case (.decimal(let range?), _):
            value.nearestNumber.map { number in
                // Of what lies beside an end only its own digits tell.
                let isInside = value.exactNumber.flatMap(range.contains(exactly:)) ?? range.contains(number)
                return isInside ? value : .plain(min(max(number, range.lowerBound), range.upperBound))
            } ?? value
        default: value
        }
    }

    /// A value with `null` written out wherever something could be and is not, so that it also takes away what it is
    /// laid over.
    package func spelledOut(_ value: JSONValue) -> JSONValue {
        mapping(value) { value, schema in
            guard case .fields(let fields) = schema, case .object(var values) = value else { return value }
            for field in fields where field.schema.isOptional && values[field.name] == nil {
                values[field.name] = .null
            }
            return .object(values)
        }
    }

    /// A value, and all that is in it, changed by what each consists of: `before` from the outside in, `after` from the
    /// inside out.
    func mapping(
        _ value: JSONValue, before: (JSONValue, StateSchema) -> JSONValue = { value, _ in value },
        after: (JSONValue, StateSchema) -> JSONValue = { value, _ in value }
    ) -> JSONValue {
        let schema = unwrapped
        func inside(_ values: [String: JSONValue], _ part: (String) -> StateSchema) -> JSONValue {
            var result = values
            for (name, value) in values { result[name] = part(name).mapping(value, before: before, after: after) }
            return .object(result)
        }
        let changed =
            switch (schema, before(value, schema)) {
            case (.fields(let fields), .object(let values)): inside(values) { Self.field($0, of: fields) }
            case (.cases(let cases), .object(let values)):
                inside(values) { name in .fields(cases.first { $0.name == name }?.payload ?? []) }
            case (.map(let element), .object(let values)): inside(values) { _ in element }
            case (.list(let element), .array(let values)):
                JSONValue.array(values.map { element.mapping($0, before: before, after: after) })
            case (_, let other): other
            }
        return after(changed, schema)
    }

    private static func field(_ name: String, of fields: [Field]) -> StateSchema {
        fields.first { $0.name == name }?.schema ?? .unknown
    }

    fileprivate static func plainest(_ fields: [Field]) -> [String: JSONValue] {
        let needed = fields.filter { !$0.schema.isOptional }
        return Dictionary(needed.map { ($0.name, $0.schema.plainest) }) { first, _ in first }
    }
}

extension StateSchema.Case {
    /// The case with the plainest payload, as Swift writes it.
    package var plainest: JSONValue { .object([name: .object(StateSchema.plainest(payload))]) }
}

extension ClosedRange<Double> {
    /// Whether a number lies between the ends as they are written; `nil` where they are too large to tell exactly.
    fileprivate func contains(exactly number: Decimal) -> Bool? {
        guard let lower = Decimal(written: lowerBound), let upper = Decimal(written: upperBound) else { return nil }
        return (lower...upper).contains(number)
    }
}
