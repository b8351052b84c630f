import TerminalKit

/// JSON (RFC 8259) with its members in the order given, laid out for people: what fits in a line stands in one.
enum JSONText {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    /// `null` where there is no text.
    static func string(orNull text: String?) -> JSONText { text.map { .string($0) } ?? .null }

    static func integer(_ value: Int) -> JSONText { .number(Double(value)) }

    /// Bytes up to which a value is written in one line.
    private static let lineLength = 200

    /// The document's lines.
    var lines: [String] {
        switch self {
        case .null: ["null"]
        case .bool(let value): [value ? "true" : "false"]
        case .number(let value): [value == value.rounded() ? "\(Int(value))" : "\(value)"]
        case .string(let text): [Self.quoted(text)]
        case .array(let values): Self.lines("[", values.map(\.lines), "]")
        case .object(let members):
            Self.lines(
                "{",
                members.map { name, value in
                    var lines = value.lines
                    lines[0] = "\(Self.quoted(name)): \(lines[0])"
                    return lines
                }, "}")
        }
    }

    /// Values between brackets: in one line where that is short, else each in lines of its own with a comma behind all
    /// but the last.
    private static func lines(_ open: String, _ values: [[String]], _ close: String) -> [String] {
        let length = values.reduce(0) { $0 + ($1.count == 1 ? $1[0].utf8.count + 2 : lineLength + 1) }
        if length <= lineLength { return [open + values.map { $0[0] }.joined(separator: ", ") + close] }
        var lines = [open]
        for (index, value) in values.enumerated() {
            lines += value.map { "  \($0)" }
            if index < values.count - 1 { lines[lines.count - 1] += "," }
        }
        return lines + [close]
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return OutputForm.json.safe(result) + "\""
    }
}
