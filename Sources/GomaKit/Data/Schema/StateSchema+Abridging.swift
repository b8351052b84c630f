/// Data as people write it in files: the cases of an enum as short as can be.
///
/// | Swift writes | people write |
/// |---|---|
/// | `{daily: {}}` | `daily` |
/// | `{text: {_0: Odds}}` | `{text: Odds}` |
/// | `{failed: {message: No answer}}` | the same |
extension StateSchema {
    /// The key under which Swift writes a case's only value where that has no label.
    static let unlabelled = "_0"

    /// Data as Swift's own decoding reads it; what is written so already stays.
    package func unabridged(_ value: JSONValue) -> JSONValue { mapping(value, before: Self.unabridgedCase) }

    /// Data without what ``unabridged(_:)`` puts there.
    package func abridged(_ value: JSONValue) -> JSONValue { mapping(value, after: Self.abridgedCase) }

    private static func unabridgedCase(_ value: JSONValue, as schema: StateSchema) -> JSONValue {
        guard case .cases(let cases) = schema else { return value }
        switch value {
        case .string(let name):
            return cases.contains { $0.name == name } ? .object([name: .object([:])]) : value
        case .object(let fields):
            guard fields.count == 1, let (name, inner) = fields.first,
                let only = cases.first(where: { $0.name == name })?.unlabelledValue
            else { return value }
            if case .object(let payload) = inner {
                // Written so already, or without a value that may be missing.
                if payload[unlabelled] != nil || payload.isEmpty && only.isOptional { return value }
            }
            return .object([name: .object([unlabelled: inner])])
        default: return value
        }
    }

    private static func abridgedCase(_ value: JSONValue, as schema: StateSchema) -> JSONValue {
        guard case .cases(let cases) = schema, case .object(let fields) = value, fields.count == 1,
            let (name, inner) = fields.first, case .object(let payload) = inner,
            let chosen = cases.first(where: { $0.name == name })
        else { return value }
        if chosen.payload.isEmpty, payload.isEmpty { return .string(name) }
        // One that may be missing could not be told from one that is there and empty.
        guard let only = payload[unlabelled], chosen.unlabelledValue?.isOptional == false else { return value }
        return .object([name: only])
    }
}

extension StateSchema.Case {
    /// What its only value is, where that has no label.
    package var unlabelledValue: StateSchema? {
        payload.count == 1 && payload[0].name == StateSchema.unlabelled ? payload[0].schema : nil
    }
}
