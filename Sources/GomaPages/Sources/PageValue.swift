/// What values of sources are to pages.
enum PageValue {
    /// A value as JSON; `nil` for one that cannot be written so.
    static func json(of value: Any) -> JSONValue? {
        if let json = value as? JSONValue { return json }
        return (value as? any Encodable).flatMap { JSONValue(encoding: $0) }
    }

    /// A value as another type: as it is, or read from its JSON.
    static func value<Value>(_ type: Value.Type, of value: Any) -> Value? {
        if let value = value as? Value { return value }
        guard let json = value as? JSONValue, let decodable = type as? any Decodable.Type else { return nil }
        return json.decoded(as: decodable) as? Value
    }

    /// Whether a condition holds that is a value: true, or something that is not nothing.
    static func holds(_ value: Any?) -> Bool {
        guard let value, let json = json(of: value) else { return value.map { !($0 is JSONValue) } ?? false }
        return switch json {
        case .null: false
        case .bool(let flag): flag
        case .string(let text): !text.isEmpty
        case .array(let values): !values.isEmpty
        case .integer(let number): number != 0
        case .number(let number): number != 0
        case .decimal, .object: true
        }
    }

    /// A value as a word: a text, a number, a case.
    static func word(of value: Any?) -> String? {
        switch value.flatMap(json) {
        case .string(let text)?: text
        case .bool(let flag)?: flag ? "true" : "false"
        case .integer(let number)?: String(number)
        case .number(let number)?: String(number)
        case .decimal(let number)?: "\(number)"
        case .object(let fields)? where fields.count == 1: fields.first?.key
        default: nil
        }
    }
}
