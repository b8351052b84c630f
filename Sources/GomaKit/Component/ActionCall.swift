import Foundation

/// A call of a view model as text, such as `selectTab(id: "home", inSet: "main")`, and back.
///
/// Arguments are written as JSON, so that whatever a display state can hold can be an argument.
package struct ActionCall: Hashable, Sendable, CustomStringConvertible {
    /// The method as Swift names it, such as `selectTab(id:inSet:)`.
    package let signature: String
    /// The arguments as JSON.
    package let arguments: [String]

    /// Reads a call.
    /// - Throws: an error in words for a text without a name before a pair of parentheses.
    package init(parsing text: String) throws {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), open != text.startIndex else {
            throw ActionError.unreadable(text)
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
        self.signature = signature
        arguments = values.map(Self.encode)
    }

    /// A call to write down with arguments that nobody should read.
    package init(hidingArgumentsOf signature: String) {
        self.signature = signature
        arguments = Self.labels(of: signature).map { _ in Self.hiddenArgument }
    }

    /// What is written in place of an argument that nobody should read.
    package static let hiddenArgument = "…"

    package var description: String {
        var labels = Self.labels(of: signature)
        // Written even where they have no label, so that a call with too many is seen not to be what its name says.
        labels += Array(repeating: "_", count: max(0, arguments.count - labels.count))
        let list = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
        return "\(signature.prefix { $0 != "(" })(\(list.joined(separator: ", ")))"
    }

    /// The labels of a signature's arguments, `_` for those without.
    static func labels(of signature: String) -> [String] {
        guard let open = signature.firstIndex(of: "(") else { return [] }
        return signature[signature.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity.positive, negativeInfinity: infinity.negative, nan: notANumber)
        return try decoder.decode(type, from: Data(text.utf8))
    }

    /// A value as JSON; hidden where it cannot be written, since nobody's key press should fail for the log's sake.
    private static func encode(_ value: any Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity.positive, negativeInfinity: infinity.negative, nan: notANumber)
        do {
            return OutputForm.json.safe(String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            return hiddenArgument
        }
    }

    /// Numbers that JSON has no number for.
    private static let infinity = (positive: "inf", negative: "-inf")
    private static let notANumber = "nan"

    private static func isLabel(_ text: Substring) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } == true
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The arguments between commas; those inside strings, arrays and objects do not part.
    ///
    /// They are found scalar by scalar, as a text may begin with a mark that makes one character with its quotation mark.
    private static func parts(of list: Substring) -> [String] {
        var parts: [String] = []
        var part = String.UnicodeScalarView()
        var depth = 0
        var isString = false
        var isEscaped = false
        for scalar in list.unicodeScalars {
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if scalar == "\\" {
                    isEscaped = true
                } else if scalar == "\"" {
                    isString = false
                }
            } else if scalar == "\"" {
                isString = true
            } else if scalar == "[" || scalar == "{" {
                depth += 1
            } else if scalar == "]" || scalar == "}" {
                depth -= 1
            } else if scalar == ",", depth == 0 {
                parts.append(String(part).trimmingCharacters(in: .whitespaces))
                part = String.UnicodeScalarView()
                continue
            }
            part.append(scalar)
        }
        let last = String(part).trimmingCharacters(in: .whitespaces)
        return parts + (last.isEmpty ? [] : [last])
    }
}
