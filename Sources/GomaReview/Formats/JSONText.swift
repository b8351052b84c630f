/// JSON (RFC 8259) with its members in the order given, laid out for people: what fits in a line stands in one.
enum JSONText {
    case null
    case bool(Bool)
    case integer(Int)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    /// `null` where there is no text.
    static func string(orNull text: String?) -> JSONText { text.map { .string($0) } ?? .null }

    /// Bytes up to which a value is written in one line.
    private static let lineLength = 200

    var lines: [String] {
        var lines: [Line] = []
        write(behind: "", level: 0, into: &lines)
        return lines.map { String(repeating: "  ", count: $0.level) + $0.text }
    }

    /// A line, and in how many others it lies.
    private struct Line {
        let level: Int
        var text: String
    }

    /// - Parameter head: what stands before the value.
    private func write(behind head: String, level: Int, into lines: inout [Line]) {
        switch self {
        case .null: lines.append(Line(level: level, text: head + "null"))
        case .bool(let value): lines.append(Line(level: level, text: head + (value ? "true" : "false")))
        case .integer(let value): lines.append(Line(level: level, text: "\(head)\(value)"))
        case .string(let text): lines.append(Line(level: level, text: head + Self.quoted(text)))
        case .array(let values):
            Self.write(values.count, between: "[", and: "]", behind: head, level: level, into: &lines) {
                values[$0].write(behind: "", level: level + 1, into: &$1)
            }
        case .object(let members):
            Self.write(members.count, between: "{", and: "}", behind: head, level: level, into: &lines) {
                let (name, value) = members[$0]
                value.write(behind: "\(Self.quoted(name)): ", level: level + 1, into: &$1)
            }
        }
    }

    /// Values between brackets: in one line where that is short, else each in lines of its own with a comma behind all
    /// but the last.
    /// - Parameter write: writes the value at a place.
    private static func write(
        _ count: Int, between open: String, and close: String, behind head: String, level: Int,
        into lines: inout [Line], each write: (_ place: Int, _ lines: inout [Line]) -> Void
    ) {
        let start = lines.count
        lines.append(Line(level: level, text: head + open))
        let ends = (0..<count).map { place in
            write(place, &lines)
            return lines.count - 1
        }
        let isFlat = lines.count - start - 1 == count
        if isFlat, lines[(start + 1)...].reduce(0, { $0 + $1.text.utf8.count + 2 }) <= lineLength {
            let text = head + open + lines[(start + 1)...].map(\.text).joined(separator: ", ") + close
            lines.removeSubrange(start...)
            return lines.append(Line(level: level, text: text))
        }
        for end in ends.dropLast() { lines[end].text += "," }
        lines.append(Line(level: level, text: close))
    }

    static func quoted(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
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

    /// Whether a byte stands for itself in a string.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
