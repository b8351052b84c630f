/// A text that is changed a little before it is read, and knows of each place in what is read where it was before.
struct MarkedText {
    /// Something on a line that is longer or shorter than it was.
    private struct Change {
        let column: Int
        /// Columns that what comes after it on its line lies further left.
        let shift: Int
    }

    private(set) var text: String
    /// Escapes written shorter, by lines, columns in order.
    private var shortened: [Int: [Int]] = [:]
    /// Marks put in, by lines, the last one put in last.
    private var marks: [Int: [Change]] = [:]
    private(set) var markCount = 0

    /// A text as it is, or JSON with each two escapes that are one character, such as `\ud83d\ude00`, as the one that YAML
    /// has for it.
    init(_ text: String) {
        self.text = text
        guard let first = text.first(where: { !$0.isWhitespace }), "{[".contains(first), text.contains("\\u") else {
            return
        }
        var place = TextPlace.beginning
        var isAfterReturn = false
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "\\", let whole = Self.wholeEscape(rest.prefix(Self.pairLength)) {
                result.append(contentsOf: whole.unicodeScalars)
                shortened[place.line, default: []].append(place.column)
                place = TextPlace(line: place.line, column: place.column + whole.unicodeScalars.count)
                rest = rest.dropFirst(Self.pairLength)
                continue
            }
            // What stands behind a backslash begins no escape.
            for scalar in rest.prefix(scalar == "\\" ? 2 : 1) {
                result.append(scalar)
                rest.removeFirst()
                place = place.after(scalar, isAfterReturn: &isAfterReturn)
            }
        }
        self.text = String(result)
    }

    /// Characters of two escapes of JSON, such as `\ud83d\ude00`.
    private static let pairLength = 12
    /// Columns by which the escape of YAML is shorter than these.
    private static let saved = 2

    /// The escape of YAML that says what two of JSON say.
    private static func wholeEscape(_ text: Substring.UnicodeScalarView) -> String? {
        let half = pairLength / 2
        guard let high = unit(text.prefix(half)), let low = unit(text.dropFirst(half)), UTF16.isLeadSurrogate(high),
            UTF16.isTrailSurrogate(low)
        else { return nil }
        let scalar = 0x10000 + UInt32(high & 0x3FF) << 10 + UInt32(low & 0x3FF)
        return "\\U" + scalar.padded(to: 8, radix: 16)
    }

    /// What an escape such as `\ud83d` stands for; `nil` for anything else.
    private static func unit(_ text: Substring.UnicodeScalarView) -> UInt16? {
        guard text.count == pairLength / 2, text.starts(with: "\\u".unicodeScalars) else { return nil }
        // A sign is none of its digits.
        let digits = text.dropFirst(2)
        return digits.allSatisfy(\.properties.isASCIIHexDigit) ? UInt16(String(digits), radix: 16) : nil
    }

    /// Puts a mark before what stands at a place of the text as it is now.
    /// - Returns: `false` where there is no such place.
    mutating func mark(_ mark: String, at place: TextPlace) -> Bool {
        var current = TextPlace.beginning
        var isAfterReturn = false
        let scalars = text.unicodeScalars
        guard
            let index = scalars.indices.first(where: { index in
                // Between the two that end a line no line begins.
                if current == place, !isAfterReturn || scalars[index] != "\n" { return true }
                current = current.after(scalars[index], isAfterReturn: &isAfterReturn)
                return false
            })
        else { return false }
        text.unicodeScalars.insert(contentsOf: mark.unicodeScalars, at: index)
        marks[place.line, default: []].append(Change(column: place.column, shift: -mark.unicodeScalars.count))
        markCount += 1
        return true
    }

    /// Where something stood before anything was changed.
    func original(_ place: TextPlace) -> TextPlace {
        var column = place.column
        for change in (marks[place.line] ?? []).reversed() where column > change.column { column += change.shift }
        return TextPlace(line: place.line, column: column + Self.saved * escapes(before: column, on: place.line))
    }

    private func escapes(before column: Int, on line: Int) -> Int {
        guard let columns = shortened[line] else { return 0 }
        var (low, high) = (0, columns.count)
        while low < high {
            let middle = (low + high) / 2
            if columns[middle] < column { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension TextPlace {
    /// The place behind a character of this place, by what ends a line in YAML.
    fileprivate func after(_ scalar: Unicode.Scalar, isAfterReturn: inout Bool) -> TextPlace {
        defer { isAfterReturn = scalar == "\r" }
        switch scalar {
        case "\n" where isAfterReturn: return self
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": return TextPlace(line: line + 1, column: 1)
        default: return TextPlace(line: line, column: column + 1)
        }
    }
}
