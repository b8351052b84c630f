import Foundation
import Yams

/// Reads and writes data as YAML, of which JSON is a part; anchors and aliases are refused, since a few of them can
/// stand for more data than there is memory.
package enum DataText {
    /// The value that a text holds.
    /// - Parameter file: the name that messages show.
    package static func value(of text: String, file: String) throws(DataTextError) -> JSONValue {
        do {
            let node = try ThemeText.node(in: MarkedText(text).text, file: file)
            return value(of: node ?? Node("null", Tag(.null)))
        } catch {
            throw problem(error)
        }
    }

    /// The value that a text holds, with the places of all that is in it; names that stand twice in a mapping are kept.
    /// - Parameter file: the name that messages show.
    package static func located(of text: String, file: String) throws(DataTextError) -> LocatedValue {
        var marked = MarkedText(text)
        do throws(ThemeError) {
            while true {
                switch try ThemeText.composed(marked.text, file: file) {
                case .node(let node):
                    return node.map { located($0, in: marked) } ?? LocatedValue(.null, at: .beginning)
                case .repeatedName(let mark, let refusal):
                    // Yams refuses the second of two names that are the same; with a tag before the first they are not.
                    let tag = "!first\(marked.markCount) "
                    guard marked.markCount < mostRepeatedFields, marked.mark(tag, at: TextPlace(mark)) else {
                        throw refusal
                    }
                }
            }
        } catch {
            throw problem(error)
        }
    }

    /// Repeated names of a text that are kept; at one more, reading ends.
    private static let mostRepeatedFields = 10

    private static func located(_ node: Node, in text: MarkedText) -> LocatedValue {
        func place(of node: Node) -> TextPlace {
            node.mark.map { text.original(TextPlace($0)) } ?? .beginning
        }
        return switch node {
        case .sequence(let sequence):
            LocatedValue(elements: sequence.map { located($0, in: text) }, at: place(of: node))
        case .mapping(let mapping):
            LocatedValue(
                fields: mapping.map { key, value in
                    LocatedValue.Field(
                        name: key.string ?? "", keyPlace: place(of: key), value: located(value, in: text))
                }, at: place(of: node))
        case .scalar, .alias: LocatedValue(scalar(node), at: place(of: node))
        }
    }

    /// A value as YAML, keys in order. Characters that could harm stand in double quotes, and so can be escaped.
    /// - Throws: `EncodingError` where a number is none, such as infinity.
    package static func yaml(of value: JSONValue) throws -> String {
        OutputForm.yaml.safe(try Yams.serialize(node: node(of: value), indent: 2, width: -1, allowUnicode: true))
    }

    private static func value(of node: Node) -> JSONValue {
        switch node {
        case .sequence(let sequence): .array(sequence.map(value))
        case .mapping(let mapping):
            .object(Dictionary(mapping.map { ($0.key.string ?? "", value(of: $0.value)) }) { first, _ in first })
        case .scalar, .alias: scalar(node)
        }
    }

    /// Yes, no, on and off are words here, as in YAML 1.2: only true and false are not.
    private static func scalar(_ node: Node) -> JSONValue {
        let text = node.string ?? ""
        guard node.scalar?.style == .plain || node.scalar?.style == .any else { return .string(text) }
        switch text {
        case "", "~", "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: break
        }
        let isNumber = text.first.map { $0.isASCII && ($0.isNumber || "-+.".contains($0)) } ?? false
        guard isNumber else { return .string(text) }
        return JSONValue(number: text) ?? .string(text)
    }

    private static func node(of value: JSONValue) throws -> Node {
        switch value {
        case .null: return Node("null", Tag(.null))
        case .bool(let value): return Node(value ? "true" : "false", Tag(.bool))
        case .integer(let value): return Node(String(value), Tag(.int))
        case .number(let value): return Node(String(value), Tag(.float))
        case .decimal(let value): return Node("\(value)", Tag(.float))
        case .string(let text): return Node(text, Tag(.str), isPlain(text) ? .any : .doubleQuoted)
        case .array(let values): return Node(try values.map(node), Tag(.seq))
        case .object(let fields):
            return Node(
                try fields.sorted { $0.key < $1.key }.map { (key($0.key), try node(of: $0.value)) }, Tag(.map))
        }
    }

    /// A name, as YAML would have it where nothing in it has to be escaped.
    private static func key(_ name: String) -> Node {
        let isHarmless = !name.unicodeScalars.contains(where: TextGate.isHarmful)
        return Node(name, Tag(.str), isHarmless ? .any : .doubleQuoted)
    }

    /// Whether a text reads as itself without quotation marks.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter else { return false }
        return !["true", "false", "null"].contains(text)
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "." }
            && text.last != " " && text.last != ":"
    }

    private static func problem(_ error: ThemeError) -> DataTextError {
        switch error {
        case .tooLarge(let file): .tooLarge(file: file)
        case .notText(let file): .notText(file: file)
        case .alias(let file, let line):
            .unreadable(
                file: file, line: line,
                problem: "\"&\" and \"*\" make anchors and aliases, which may not be here; write the value itself, "
                    + "in quotes where it begins with such a character")
        case .tooDeep(let file, let line): .unreadable(file: file, line: line, problem: "is nested too deeply")
        case .notYAML(let file, let line, let column, let problem):
            .unreadable(file: file, line: line, column: column, problem: problem)
        default: .unreadable(file: "", line: 1, problem: error.description)
        }
    }
}

extension TextPlace {
    fileprivate init(_ mark: Mark) { self.init(line: mark.line, column: mark.column) }
}
