/// What people may leave out of the data that they write.
///
/// A field can be left out where something sensible stands for it: nothing for what may be missing, no elements for a list,
/// and otherwise what the type itself says with its ``DefaultedData/defaults``, or "no" where it says nothing of a yes or no.
/// A text that is empty, such as an identity, is never sensible, and so is no number that stands in for one that cannot be
/// nought.
extension StateSchema {
    /// Data with what is left out filled in, wherever something sensible stands for it.
    package func completed(_ value: JSONValue) -> JSONValue {
        mapping(value) { value, schema in
            guard case .fields(let fields) = schema, case .object(var values) = value else { return value }
            for field in fields where field.isLeftOut(of: values) {
                values[field.name] = field.defaultValue
            }
            return .object(values)
        }
    }

    /// What stands for a field of this kind that is left out; `nil` where nothing sensible does.
    /// - Parameter said: what the type that has the field says of it.
    func defaultValue(saying said: JSONValue?) -> JSONValue? {
        switch self {
        case .optional: .null
        case .list: .array([])
        case .map: .object([:])
        case .typedText: .string("")
        case .bool: said ?? .bool(false)
        case .fields(let fields):
            if let said, isSensible(said) { said } else { Self.defaults(of: fields) }
        case .integer, .decimal, .text, .choice, .cases, .unknown:
            said.flatMap { isSensible($0) ? $0 : nil }
        }
    }

    /// What stands for each field, where something does for all of them.
    private static func defaults(of fields: [Field]) -> JSONValue? {
        var values: [String: JSONValue] = [:]
        for field in fields {
            guard let value = field.defaultValue else { return nil }
            values[field.name] = value == .null ? nil : value
        }
        return .object(values)
    }

    /// Whether a value says something, and does not only take the place of something.
    private func isSensible(_ value: JSONValue) -> Bool {
        switch (unwrapped, value) {
        case (.text, .string(let text)): !text.isEmpty
        case (.integer, _), (.decimal, _): value == .integer(0) || value != plainest
        case (.fields(let fields), .object(let values)): Self.areSensible(fields, values)
        case (.cases(let cases), .object(let values)):
            cases.allSatisfy { one in
                guard case .object(let payload)? = values[one.name] else { return true }
                return Self.areSensible(one.payload, payload)
            }
        case (.unknown, .string(let text)): !text.isEmpty
        case (.unknown, .null), (.unknown, .object), (.unknown, .array): false
        default: true
        }
    }

    private static func areSensible(_ fields: [Field], _ values: [String: JSONValue]) -> Bool {
        fields.allSatisfy { field in values[field.name].map(field.schema.isSensible) ?? field.schema.isOptional }
    }
}

extension StateSchema.Field {
    /// Whether data says nothing of the field, or that it is nothing where it cannot be.
    private func isAbsent(from values: [String: JSONValue]) -> Bool {
        switch values[name] {
        case nil: true
        case .null: !schema.isOptional && schema != .unknown
        default: false
        }
    }

    /// Whether data leaves it to the default, and that has to be written out for Swift.
    fileprivate func isLeftOut(of values: [String: JSONValue]) -> Bool {
        isAbsent(from: values) && defaultValue != nil && defaultValue != .null
    }

    /// Whether data has to have the field and does not.
    package func isMissing(from values: [String: JSONValue]) -> Bool { isNeeded && isAbsent(from: values) }
}
