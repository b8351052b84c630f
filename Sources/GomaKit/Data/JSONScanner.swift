import Foundation

/// Goes over JSON byte by byte, by the letter of RFC 8259.
package struct JSONScanner {
    package let bytes: [UInt8]
    /// The byte that comes next.
    package var place: Int
    /// Whether a number has been read that no type holds.
    private(set) var hasReadMisfit = false

    /// Values inside of each other that are gone into.
    private static let mostDepth = 512

    package init(_ bytes: [UInt8], at place: Int = 0) {
        self.bytes = bytes
        self.place = place
    }

    package var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    package mutating func skipBlanks() {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x0A, 0x0D, 0x09: place += 1
            default: return
            }
        }
    }

    /// Goes on where one byte comes next.
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    // MARK: Checking

    /// Goes over a value.
    /// - Returns: `false` where none stands here.
    package mutating func skipValue(depth: Int = 0) -> Bool {
        switch next {
        case UInt8(ascii: "\""): return skipString()
        case UInt8(ascii: "{"):
            return depth < Self.mostDepth
                && skipMembers {
                    $0.skipString()
                } value: {
                    $0.skipValue(depth: depth + 1)
                }
        case UInt8(ascii: "["): return depth < Self.mostDepth && skipElements { $0.skipValue(depth: depth + 1) }
        case UInt8(ascii: "t"): return skipWord("true")
        case UInt8(ascii: "f"): return skipWord("false")
        case UInt8(ascii: "n"): return skipWord("null")
        default: return skipNumber()
        }
    }

    /// Goes over the fields of an object.
    package mutating func skipMembers(key: (inout Self) -> Bool, value: (inout Self) -> Bool) -> Bool {
        guard skip(UInt8(ascii: "{")) else { return false }
        skipBlanks()
        if skip(UInt8(ascii: "}")) { return true }
        repeat {
            skipBlanks()
            guard key(&self) else { return false }
            skipBlanks()
            guard skip(UInt8(ascii: ":")) else { return false }
            skipBlanks()
            guard value(&self) else { return false }
            skipBlanks()
        } while skip(UInt8(ascii: ","))
        return skip(UInt8(ascii: "}"))
    }

    /// Goes over the elements of a list.
    package mutating func skipElements(_ element: (inout Self) -> Bool) -> Bool {
        guard skip(UInt8(ascii: "[")) else { return false }
        skipBlanks()
        if skip(UInt8(ascii: "]")) { return true }
        repeat {
            skipBlanks()
            guard element(&self) else { return false }
            skipBlanks()
        } while skip(UInt8(ascii: ","))
        return skip(UInt8(ascii: "]"))
    }

    package mutating func skipString() -> Bool {
        guard skip(UInt8(ascii: "\"")) else { return false }
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                place += 1
                return true
            case UInt8(ascii: "\\"):
                place += 1
                guard readEscape() != nil else { return false }
            case ..<0x20: return false
            default: place += 1
            }
        }
        return false
    }

    private mutating func skipWord(_ word: StaticString) -> Bool {
        let letters = "\(word)".utf8
        guard bytes[place...].starts(with: letters) else { return false }
        place += letters.count
        return true
    }

    private mutating func skipNumber() -> Bool {
        if next == UInt8(ascii: "-") { place += 1 }
        guard let first = next, Self.isDigit(first) else { return false }
        if first == UInt8(ascii: "0") { place += 1 } else { skipDigits() }
        if next == UInt8(ascii: ".") {
            place += 1
            guard skipDigits() > 0 else { return false }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            place += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
            guard skipDigits() > 0 else { return false }
        }
        return true
    }

    @discardableResult
    private mutating func skipDigits() -> Int {
        let start = place
        while place < bytes.count, Self.isDigit(bytes[place]) { place += 1 }
        return place - start
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    // MARK: Reading

    /// Reads a value.
    /// - Returns: `nil` where none stands here.
    package mutating func readValue() -> JSONValue? {
        switch next {
        case UInt8(ascii: "\""): return readString().map(JSONValue.string)
        case UInt8(ascii: "{"):
            var fields: [String: JSONValue] = [:]
            var key = ""
            let isWhole = skipMembers { scanner in
                guard let name = scanner.readString() else { return false }
                key = name
                return true
            } value: { scanner in
                guard let value = scanner.readValue() else { return false }
                if fields[key] == nil { fields[key] = value }
                return true
            }
            return isWhole ? .object(fields) : nil
        case UInt8(ascii: "["):
            var values: [JSONValue] = []
            let isWhole = skipElements { scanner in
                guard let value = scanner.readValue() else { return false }
                values.append(value)
                return true
            }
            return isWhole ? .array(values) : nil
        case UInt8(ascii: "t"): return skipWord("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return skipWord("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return skipWord("null") ? .null : nil
        default:
            let start = place
            guard skipNumber() else { return nil }
            let text = String(decoding: bytes[start..<place], as: UTF8.self)
            guard let number = Self.number(text) else {
                hasReadMisfit = true
                return .string(text)
            }
            return number
        }
    }

    private static func number(_ text: String) -> JSONValue? {
        if let whole = Int(text) { return .integer(whole) }
        if let exact = Decimal(string: text), exact.isFinite { return JSONValue(exact) }
        return JSONValue(number: text)
    }

    /// Reads a text.
    /// - Returns: `nil` where none stands here.
    package mutating func readString() -> String? {
        guard skip(UInt8(ascii: "\"")) else { return nil }
        var text = ""
        while true {
            let start = place
            while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { place += 1 }
            text += String(decoding: bytes[start..<place], as: UTF8.self)
            if skip(UInt8(ascii: "\"")) { return text }
            guard skip(UInt8(ascii: "\\")), let scalar = readEscape() else { return nil }
            text.unicodeScalars.append(scalar)
        }
    }

    /// Reads what stands behind a backslash.
    private mutating func readEscape() -> Unicode.Scalar? {
        guard let byte = next else { return nil }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard let unit = readUnit() else { return nil }
            guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
            guard skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")), let low = readUnit(), UTF16.isTrailSurrogate(low)
            else { return nil }
            return Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(low) & 0x3FF)
        default: return nil
        }
    }

    /// Reads four hexadecimal digits.
    private mutating func readUnit() -> UInt16? {
        guard place + 4 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for byte in bytes[place..<place + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        place += 4
        return unit
    }
}
