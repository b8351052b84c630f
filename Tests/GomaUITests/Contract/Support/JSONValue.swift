import Foundation

/// JSON as a tree, to be edited leaf by leaf.
enum JSONValue: Hashable, Codable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// One step from a value into it.
    enum Step: Hashable {
        case key(String)
        case index(Int)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
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

    init(_ data: Data) throws { self = try JSONDecoder().decode(JSONValue.self, from: data) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    var data: Data { get throws { try JSONEncoder().encode(self) } }

    /// Leaves and arrays with the ways to them, keys in order. Of an array's elements the first and the last stand for
    /// all.
    func places(at path: [Step] = []) -> [(path: [Step], value: JSONValue)] {
        switch self {
        case .array(let values):
            let ends = values.isEmpty ? [] : values.count == 1 ? [0] : [0, values.count - 1]
            return [(path, self)] + ends.flatMap { values[$0].places(at: path + [.index($0)]) }
        case .object(let values):
            return values.sorted { $0.key < $1.key }.flatMap { $0.value.places(at: path + [.key($0.key)]) }
        default: return [(path, self)]
        }
    }

    /// The same tree with another value at a place.
    func replacing(_ path: some Collection<Step>, with value: JSONValue) -> JSONValue {
        switch (self, path.first) {
        case (_, nil): return value
        case (.array(var values), .index(let index)):
            values[index] = values[index].replacing(path.dropFirst(), with: value)
            return .array(values)
        case (.object(var values), .key(let key)):
            values[key] = (values[key] ?? .null).replacing(path.dropFirst(), with: value)
            return .object(values)
        default: return self
        }
    }

    /// The path in words, such as `outcomes[0].title`.
    static func words(for path: [Step]) -> String {
        path.reduce(into: "") { words, step in
            switch step {
            case .key(let key): words += words.isEmpty ? key : ".\(key)"
            case .index(let index): words += "[\(index)]"
            }
        }
    }

    /// The path without the numbers of array elements: places of one kind share it.
    static func kind(of path: [Step]) -> String {
        words(for: path.filter { if case .key = $0 { true } else { false } })
    }
}
