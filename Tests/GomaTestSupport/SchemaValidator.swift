import Foundation
import GomaKit

/// A validator of JSON Schema for the words that our schemas use; any other word is an error of its own.
package struct SchemaValidator {
    package let document: JSONValue

    package init(document: JSONValue) { self.document = document }

    private static let remarks: Set<String> = [
        "$comment", "$schema", "$id", "$defs", "title", "description", "default", "properties",
        "patternProperties", "then",
    ]

    /// Whether a value is what a schema in the document takes, such as `#/$defs/PillItem`; the document itself where empty.
    package func problem(with value: JSONValue, of reference: String = "#") -> String? {
        guard let schema = resolve(reference) else { return "\(reference) leads nowhere" }
        return problem(with: value, in: schema, at: "")
    }

    private func resolve(_ reference: String) -> JSONValue? {
        let steps = reference.split(separator: "/").dropFirst().map { JSONValue.Step.key(String($0)) }
        return document[steps]
    }

    private func problem(with value: JSONValue, in schema: JSONValue, at place: String) -> String? {
        guard case .object(let words) = schema else { return "\(place): the schema is none" }
        for (word, what) in words.sorted(by: { $0.key < $1.key }) {
            if let problem = problem(with: value, word, what, words, at: place) { return problem }
        }
        return nil
    }

    private func problem(
        with value: JSONValue, _ word: String, _ what: JSONValue, _ words: [String: JSONValue], at place: String
    ) -> String? {
        func unless(_ fits: Bool) -> String? { fits ? nil : "\(place): is not \(word) \(Self.brief(what))" }
        switch (word, what) {
        case ("$ref", .string(let reference)):
            guard let schema = resolve(reference) else { return "\(reference) leads nowhere" }
            return problem(with: value, in: schema, at: place)
        case ("type", .string(let type)): return unless(Self.isOf(type, value))
        case ("type", .array(let types)):
            return unless(types.contains { if case .string(let type) = $0 { Self.isOf(type, value) } else { false } })
        case ("enum", .array(let values)): return unless(values.contains(value))
        case ("const", _): return unless(value == what)
        case ("anyOf", .array(let schemas)):
            let problems = schemas.compactMap { problem(with: value, in: $0, at: place) }
            return problems.count < schemas.count ? nil : problems.joined(separator: " | ")
        case ("allOf", .array(let schemas)):
            return schemas.lazy.compactMap { problem(with: value, in: $0, at: place) }.first
        case ("if", _):
            guard problem(with: value, in: what, at: place) == nil, let then = words["then"] else { return nil }
            return problem(with: value, in: then, at: place)
        case ("pattern", .string(let pattern)):
            guard case .string(let text) = value else { return nil }
            return unless(Self.matches(text, pattern))
        case ("propertyNames", _):
            guard case .object(let fields) = value else { return nil }
            return fields.keys.sorted().lazy.compactMap { problem(with: .string($0), in: what, at: place) }.first
        case ("minItems", .integer(let least)):
            guard case .array(let values) = value else { return nil }
            return unless(values.count >= least)
        case ("minimum", _): return unless(value.nearestNumber.map { $0 >= what.nearestNumber ?? .infinity } ?? true)
        case ("maximum", _): return unless(value.nearestNumber.map { $0 <= what.nearestNumber ?? -.infinity } ?? true)
        case ("maxLength", .integer(let most)):
            guard case .string(let text) = value else { return nil }
            return unless(text.unicodeScalars.count <= most)
        case ("items", _):
            guard case .array(let values) = value else { return nil }
            return values.enumerated().lazy.compactMap { problem(with: $1, in: what, at: "\(place)[\($0)]") }.first
        case ("required", .array(let names)):
            guard case .object(let fields) = value else { return nil }
            return unless(names.allSatisfy { if case .string(let name) = $0 { fields[name] != nil } else { false } })
        case ("properties", _) where words["additionalProperties"] == nil:
            return problem(withFieldsOf: value, others: .object([:]), words, at: place)
        case ("additionalProperties", _): return problem(withFieldsOf: value, others: what, words, at: place)
        default: return Self.remarks.contains(word) ? nil : "\(place): \"\(word)\" is no word that we use"
        }
    }

    private func problem(
        withFieldsOf value: JSONValue, others: JSONValue, _ words: [String: JSONValue], at place: String
    ) -> String? {
        guard case .object(let fields) = value else { return nil }
        return fields.sorted { $0.key < $1.key }.lazy.compactMap { name, value -> String? in
            if let schema = words["properties"]?[[.key(name)]] {
                return problem(with: value, in: schema, at: "\(place).\(name)")
            }
            if case .object(let patterns)? = words["patternProperties"],
                let schema = patterns.first(where: { Self.matches(name, $0.key) })?.value
            {
                return problem(with: value, in: schema, at: "\(place).\(name)")
            }
            return others == .bool(false) ? "\(place): has no \(name)" : problem(with: value, in: others, at: place)
        }.first
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        text.range(of: pattern, options: .regularExpression) != nil
    }

    /// Many alternatives are tried, and each of those that do not fit is worded: whole lists would take most of the time.
    private static func brief(_ what: JSONValue) -> String {
        switch what {
        case .array(let values): "of \(values.count)"
        case .object(let words): "of \(words.count)"
        default: "\(what)"
        }
    }

    private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object),
            ("integer", .integer), ("number", .integer), ("number", .number), ("number", .decimal):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}
