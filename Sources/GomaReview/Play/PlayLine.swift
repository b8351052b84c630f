/// One line of a script, taken apart.
struct PlayLine {
    let script: String
    let number: Int
    let text: String

    /// Whether a character parts words.
    static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

    /// The first word, which says what the line does.
    var word: String { String(text.prefix { !Self.isBlank($0) }) }

    /// All after the first word.
    var rest: String {
        let rest = text.dropFirst(word.count).drop(while: Self.isBlank)
        return rest.lastIndex { !Self.isBlank($0) && $0 != "\r" }.map { String(rest[...$0]) } ?? ""
    }

    func problem(_ reason: String) -> PlayError {
        .badStep(script: script, line: number, text: text, reason: reason)
    }

    /// The words after the first; one in quotation marks may hold blanks, and the escapes of ``SwiftLiteral/quoted(_:)``.
    /// - Parameter wanted: what should be there, for the message.
    func words(from least: Int, to most: Int, _ wanted: String) throws -> [String] {
        var words: [String] = []
        var rest = rest[...]
        while let first = rest.first {
            if Self.isBlank(first) {
                rest = rest.dropFirst()
            } else if first == "\"" {
                let (word, after) = try quoted(rest.dropFirst())
                words.append(word)
                rest = after
            } else {
                let word = rest.prefix { !Self.isBlank($0) }
                words.append(String(word))
                rest = rest.dropFirst(word.count)
            }
        }
        guard (least...most).contains(words.count) else { throw problem("write \(wanted)") }
        return words
    }

    private func quoted(_ text: Substring) throws -> (word: String, rest: Substring) {
        var word = ""
        var rest = text
        while let character = rest.popFirst() {
            if character == "\"" { return (word, rest) }
            if character == "\\", let escaped = rest.popFirst() {
                switch escaped {
                case "n": word.append("\n")
                case "t": word.append("\t")
                case "r": word.append("\r")
                case "u": word.unicodeScalars.append(try scalar(&rest))
                default: word.append(escaped)
                }
            } else {
                word.append(character)
            }
        }
        throw problem("a quotation mark at the end is missing")
    }

    /// The number between braces that stands for a character, such as `{1B}`.
    private func scalar(_ rest: inout Substring) throws -> Unicode.Scalar {
        let digits = rest.dropFirst().prefix(while: \.isHexDigit)
        guard rest.first == "{", rest.dropFirst(digits.count + 1).first == "}",
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        else { throw problem("\\u stands before the number of a character in braces, such as \\u{1B}") }
        rest = rest.dropFirst(digits.count + 2)
        return scalar
    }

    /// The request after the first word of the rest.
    func request() throws -> RequestText {
        do {
            return try RequestText(parsing: String(rest.drop { !Self.isBlank($0) }))
        } catch {
            throw problem("\(error)")
        }
    }

    func count(in range: ClosedRange<Int>, _ wanted: String) throws -> Int {
        try only(wanted) { word in Int(word).flatMap { range.contains($0) ? $0 : nil } }
    }

    func size() throws -> Size { try only("a size such as 80x24, at most 500x200") { Size(parsing: $0) } }

    func point(_ word: String) throws -> Point {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1] else {
            throw problem("write a place such as 12,3: column and row, counted from 0")
        }
        return Point(x: x, y: y)
    }

    func locale() throws -> Localization {
        try only(Localization.locales.joined(separator: " or ")) { Localization(rawValue: $0) }
    }

    func duration() throws -> Duration {
        try only("a time of at most a day, such as 2.5s or 300ms") { TimeParser.duration($0) }
    }

    /// What the only word behind the first stands for.
    private func only<Value>(_ wanted: String, _ read: (String) -> Value?) throws -> Value {
        guard let value = read(try words(from: 1, to: 1, wanted)[0]) else { throw problem("write \(wanted)") }
        return value
    }

    func keys() throws -> [KeyEvent] {
        let words = try words(from: 1, to: 1000, "the names of keys, such as Tab Enter")
        return try words.map { word in
            guard let key = KeyEvent(named: word) else {
                throw problem(
                    "\"\(word)\" is no key; keys are \(KeyEvent.names.joined(separator: ", ")), F1 and on, "
                        + "with Ctrl-, Alt- or Shift- before it, or one character as it is typed, such as a or A, "
                        + "with Ctrl- or Alt-")
            }
            return key
        }
    }
}

extension Size {
    /// Reads a screen's size as people write it, such as `80x24`; at most 500×200.
    package init?(parsing text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...500).contains(width),
            (1...200).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }
}
