import Foundation

/// JSON as a tree, to be looked at and edited leaf by leaf: data whose type is known elsewhere, such as the state of a
/// component that is named beside it.
public enum JSONValue: Hashable, Codable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A number without a fraction that an `Int` can hold.
    case integer(Int)
    /// Any other number, as far as a `Double` writes every digit of it.
    case number(Double)
    /// A number with more digits than that; no number that needs fewer is one.
    case decimal(Decimal)
    /// A text.
    case string(String)
    /// A list, in its order.
    case array([JSONValue])
    /// Values by name.
    case object([String: JSONValue])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Decimal.self) {
            self.init(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// - Throws: `DecodingError` where `data` is not JSON.
    package init(_ data: Data) throws {
        // A decoder finds out what a value is by trying one type after the other.
        self = try Self.scanned(data) ?? JSONDecoder().decode(Self.self, from: data)
    }

    /// The value where it is JSON by the letter, and has no number that no type holds.
    private static func scanned(_ data: Data) -> JSONValue? {
        guard String(validating: data, as: UTF8.self) != nil else { return nil }
        var checker = JSONScanner([UInt8](data))
        checker.skipBlanks()
        var reader = checker
        guard checker.skipValue() else { return nil }
        checker.skipBlanks()
        guard checker.next == nil, let value = reader.readValue(), !reader.hasReadMisfit else { return nil }
        return value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// As JSON text with its keys in order.
    /// - Throws: `EncodingError` for a number that is none.
    package var data: Data {
        get throws {
            var writer = JSONWriter()
            try writer.write(self)
            return Data(writer.bytes)
        }
    }

    /// The text of its ``data``; `nil` with a number that is none.
    package var json: String? { (try? data).map { String(decoding: $0, as: UTF8.self) } }
}

// MARK: - Numbers

extension JSONValue {
    /// A number with all of its digits, in the plainest form that has them.
    package init(_ exact: Decimal) {
        let text = "\(exact)"
        if let whole = Int(text) {
            self = .integer(whole)
        } else {
            self = Double(text).map { Self.written($0, exactly: exact) } ?? .decimal(exact)
        }
    }

    /// The number that a text says, with all of its digits; `nil` where it says none, or one too large for any type.
    package init?(number text: String) {
        if let whole = Int(text) {
            self = .integer(whole)
        } else {
            guard let number = Double(text), number.isFinite else { return nil }
            // Other ways to write a number, such as hexadecimal, are no decimals.
            let isDecimal = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
            self = Self.written(number, exactly: isDecimal ? Decimal(string: text) : nil)
        }
    }

    /// A number, as exactly as it is known.
    private static func written(_ number: Double, exactly exact: Decimal?) -> JSONValue {
        guard let exact, exact != Decimal(written: number) else { return .number(number) }
        return .decimal(exact)
    }

    /// A number as it is written: without a fraction where it has none.
    static func plain(_ number: Double) -> JSONValue { Int(exactly: number).map(JSONValue.integer) ?? .number(number) }

    /// A number with all of its digits; `nil` for what is none, or is too large or too small for a `Decimal`.
    package var exactNumber: Decimal? {
        switch self {
        case .integer(let number): Decimal(number)
        case .number(let number): Decimal(written: number)
        case .decimal(let number): number
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// The binary fraction nearest to a number; `nil` for what is none.
    package var nearestNumber: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .decimal(let number): number.nearest
        case .null, .bool, .string, .array, .object: nil
        }
    }
}

// MARK: - Trees

extension JSONValue {
    /// A name as data holds it: a text, or a whole number; `nil` for what is neither.
    package var name: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .null, .bool, .number, .decimal, .array, .object: nil
        }
    }

    /// The value with every text in it replaced by another one; names of fields stay.
    package func mapTexts(_ change: (String) -> String) -> JSONValue {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let values): .array(values.map { $0.mapTexts(change) })
        case .object(let fields): .object(fields.mapValues { $0.mapTexts(change) })
        case .null, .bool, .integer, .number, .decimal: self
        }
    }

    /// One step from a value into it.
    package enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    /// The value at the end of a way; `nil` where there is none.
    package subscript(path: some Collection<Step>) -> JSONValue? {
        switch (self, path.first) {
        case (_, nil): self
        case (.array(let values), .index(let index)):
            values.indices.contains(index) ? values[index][path.dropFirst()] : nil
        case (.object(let values), .key(let key)): values[key]?[path.dropFirst()]
        default: nil
        }
    }

    /// The same tree with another value at a place; a field that is not there yet is added.
    package func replacing(_ path: some Collection<Step>, with value: JSONValue) -> JSONValue {
        switch (self, path.first) {
        case (_, nil): return value
        case (.array(var values), .index(let index)):
            guard values.indices.contains(index) else { return self }
            values[index] = values[index].replacing(path.dropFirst(), with: value)
            return .array(values)
        case (.object(var values), .key(let key)):
            values[key] = (values[key] ?? .null).replacing(path.dropFirst(), with: value)
            return .object(values)
        default: return self
        }
    }

    /// This tree with the fields of another laid over it; lists and the cases of an enum are taken whole, and `null`
    /// takes a field away.
    /// - Parameter schema: what both consist of; where that is not known, what looks like cases of an enum counts as some.
    package func merging(_ other: JSONValue, in schema: StateSchema = .unknown) -> JSONValue {
        guard case (.object(var fields), .object(let others)) = (self, other) else { return other }
        if Self.areCases(fields, others, in: schema) { return other }
        for (key, value) in others {
            fields[key] = value == .null ? nil : (fields[key] ?? .null).merging(value, in: schema[[.key(key)]])
        }
        return .object(fields)
    }

    /// The ways to the fields of an earlier object that this one has no more, at whatever depth, as far as
    /// ``merging(_:in:)`` leaves them there: in what that takes whole there are none.
    package func waysGone(since earlier: JSONValue, in schema: StateSchema = .unknown) -> [[Step]] {
        guard case (.object(let fields), .object(let others)) = (self, earlier) else { return [] }
        return others.sorted { $0.key < $1.key }.flatMap { key, other -> [[Step]] in
            guard let value = fields[key] else { return [[.key(key)]] }
            let part = schema[[.key(key)]]
            if case (.object(let new), .object(let old)) = (value, other), Self.areCases(new, old, in: part) {
                return []
            }
            return value.waysGone(since: other, in: part).map { [Step.key(key)] + $0 }
        }
    }

    /// Whether two objects are different cases of an enum with payloads, as Swift writes them: one key, and an object
    /// with the payload under it.
    private static func areCases(
        _ a: [String: JSONValue], _ b: [String: JSONValue], in schema: StateSchema
    ) -> Bool {
        switch schema.unwrapped {
        case .fields, .map: return false
        default: break
        }
        guard a.count == 1, b.count == 1, let first = a.first, let second = b.first else { return false }
        guard case (.object, .object) = (first.value, second.value) else { return false }
        return first.key != second.key
    }

    /// A way in words, such as `outcomes[0].title`.
    package static func words(for path: some Sequence<Step>) -> String {
        path.reduce(into: "") { words, step in
            switch step {
            case .key(let key): words += words.isEmpty ? key : ".\(key)"
            case .index(let index): words += "[\(index)]"
            }
        }
    }
}
