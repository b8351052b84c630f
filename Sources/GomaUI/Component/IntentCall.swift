import Foundation

/// A call of a view model as text, such as `selectTab(id: "home", inSet: "main")`, and back.
///
/// Arguments are written as JSON, so that whatever a display state can hold can be an argument.
public struct IntentCall: Hashable, Sendable, CustomStringConvertible {
    /// The method as Swift names it, such as `selectTab(id:inSet:)`.
    public let signature: String
    /// The arguments as JSON.
    public let arguments: [String]

    /// Reads a call.
    /// - Throws: ``IntentError/unreadable(_:)``.
    public init(parsing text: String) throws {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), open != text.startIndex else {
            throw IntentError.unreadable(text)
        }
        let list = text[text.index(after: open)...].dropLast()
        let parts = Self.parts(of: list)
        let pairs = parts.map { part -> (label: String, value: String) in
            guard let colon = part.firstIndex(of: ":"), Self.isLabel(part[..<colon]) else { return ("_", part) }
            return (
                String(part[..<colon]),
                part[part.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            )
        }
        signature = "\(text[..<open])(\(pairs.map { "\($0.label):" }.joined()))"
        arguments = pairs.map(\.value)
    }

    /// A call to write down.
    init(_ signature: String, _ values: [any Encodable]) {
        let labels = Self.labels(of: signature)
        precondition(labels.count == values.count, "\(signature) is recorded with \(values.count) arguments")
        self.signature = signature
        arguments = values.map(Self.encode)
    }

    public var description: String {
        let list = zip(Self.labels(of: signature), arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
        return "\(signature.prefix { $0 != "(" })(\(list.joined(separator: ", ")))"
    }

    /// The labels of a signature's arguments, `_` for those without.
    static func labels(of signature: String) -> [String] {
        guard let open = signature.firstIndex(of: "(") else { return [] }
        return signature[signature.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    static func decode<Value: Decodable>(_ data: Data) throws -> Value {
        try JSONDecoder().decode(Value.self, from: data)
    }

    private static func encode(_ value: any Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Every argument is a plain value or a display state; neither can fail to be written.
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("\(type(of: value)) cannot be written as JSON")
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func isLabel(_ text: Substring) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } == true
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The arguments between commas; those inside strings, arrays and objects do not part.
    private static func parts(of list: Substring) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var isString = false
        var isEscaped = false
        for character in list {
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    isString = false
                }
            } else if character == "\"" {
                isString = true
            } else if "[{".contains(character) {
                depth += 1
            } else if "]}".contains(character) {
                depth -= 1
            } else if character == ",", depth == 0 {
                parts.append(part.trimmingCharacters(in: .whitespaces))
                part = ""
                continue
            }
            part.append(character)
        }
        let last = part.trimmingCharacters(in: .whitespaces)
        return parts + (last.isEmpty ? [] : [last])
    }
}

/// Why a call cannot be made.
public enum IntentError: Error, Hashable, CustomStringConvertible {
    case unreadable(String)
    case unknown(signature: String, component: String, known: [String])
    case badArgument(call: String, reason: String)
    case noModel(path: String, component: String)

    public var description: String {
        switch self {
        case .unreadable(let text): "\"\(text)\" is no call; write one such as selectTab(id: \"home\")"
        case .unknown(let signature, let component, let known):
            "\(component) has no \(signature); it has \(known.isEmpty ? "no actions" : known.joined(separator: ", "))"
        case .badArgument(let call, let reason): "\(call): \(reason)"
        case .noModel(let path, let component):
            path.isEmpty ? "\(component) has no view model yet" : "\(component) has no part \"\(path)\""
        }
    }
}
