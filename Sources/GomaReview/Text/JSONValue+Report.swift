/// JSON that reports are made of.
extension JSONValue {
    /// An object of those fields that have a value.
    static func members(_ fields: [String: JSONValue?]) -> JSONValue { .object(fields.compactMapValues(\.self)) }

    static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}
