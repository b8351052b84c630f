/// Writes values as JSON, keys in order and nothing between them: what Foundation's encoder does by way of many boxes.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// - Throws: `EncodingError` for a number that is none.
    mutating func write(_ value: JSONValue) throws {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .integer(let number): bytes += String(number).utf8
        case .number(let number): try write(number)
        case .decimal(let number): bytes += "\(number)".utf8
        case .string(let text): write(text)
        case .array(let values):
            try write(values, between: "[", and: "]") { try $0.write($1) }
        case .object(let fields):
            try write(fields.sorted { $0.key < $1.key }, between: "{", and: "}") {
                $0.write($1.key)
                $0.bytes.append(UInt8(ascii: ":"))
                try $0.write($1.value)
            }
        }
    }

    private mutating func write<Item>(
        _ items: [Item], between start: Unicode.Scalar, and end: Unicode.Scalar,
        _ write: (inout Self, Item) throws -> Void
    ) rethrows {
        bytes.append(UInt8(ascii: start))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            try write(&self, item)
        }
        bytes.append(UInt8(ascii: end))
    }

    private mutating func write(_ number: Double) throws {
        guard number.isFinite else {
            throw EncodingError.invalidValue(
                number, EncodingError.Context(codingPath: [], debugDescription: "JSON has no such number"))
        }
        let text = "\(number)"
        bytes += text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...]
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0C: bytes += "\\f".utf8
            case 0x0D: bytes += "\\r".utf8
            case ..<0x20:
                bytes += "\\u00".utf8
                for digit in [byte >> 4, byte & 0xF] { bytes += String(digit, radix: 16).utf8 }
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
