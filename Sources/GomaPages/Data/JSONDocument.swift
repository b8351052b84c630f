/// The text of a file of values, which has been found right: it is known where its elements stand, and what they are is read
/// when somebody looks.
final class JSONDocument: Sendable {
    private let text: KeptText
    /// The elements where all of it is a list; `nil` where it is none.
    let elements: JSONElements?
    private let start: Int
    /// Whether it is the text of the file itself.
    private let isAsWritten: Bool

    /// - Parameter mostInMemory: how long the text of a list may be to stay in memory.
    /// - Throws: ``JSONMistake`` for what is no JSON by the letter.
    init(
        json bytes: [UInt8], asWritten isAsWritten: Bool = true, mostInMemory: Int = KeptText.mostInMemory
    ) throws(JSONMistake) {
        self.isAsWritten = isAsWritten
        var scanner = JSONScanner(bytes)
        scanner.skipBlanks()
        start = scanner.place
        if scanner.next == UInt8(ascii: "[") {
            elements = JSONElements(&scanner)
            guard elements != nil else { throw JSONMistake(at: scanner) }
        } else {
            elements = nil
            guard scanner.skipValue() else { throw JSONMistake(at: scanner) }
        }
        scanner.skipBlanks()
        guard scanner.next == nil else { throw JSONMistake(at: scanner) }
        text = KeptText(bytes, readByPlace: elements != nil, mostInMemory: mostInMemory)
    }

    /// A list of what stands in the lines.
    /// - Parameter mostInMemory: how long the text may be to stay in memory.
    /// - Throws: ``JSONMistake`` where one of them is no JSON by the letter.
    init(lines bytes: [UInt8], mostInMemory: Int = KeptText.mostInMemory) throws(JSONMistake) {
        var scanner = JSONScanner(bytes)
        guard let elements = JSONElements(lines: &scanner) else { throw JSONMistake(at: scanner) }
        self.elements = elements
        text = KeptText(bytes, readByPlace: true, mostInMemory: mostInMemory)
        start = 0
        isAsWritten = true
    }

    /// A part of another's text, which begins with a value.
    private init(part bytes: [UInt8]) {
        text = .inMemory(bytes)
        elements = nil
        start = 0
        isAsWritten = false
    }

    /// A value as a text that is read in the same way.
    /// - Throws: `EncodingError` for a value that JSON cannot hold, ``JSONMistake`` where values lie too deep in each other.
    convenience init(_ value: JSONValue) throws {
        try self.init(json: Array(value.data), asWritten: false)
    }

    /// The lines of the file on which the elements begin, counted from 1; `nil` where the file was written otherwise, or cannot be
    /// read.
    var linesOfElements: [Int]? {
        guard isAsWritten, let elements else { return nil }
        var lines: [Int] = []
        lines.reserveCapacity(elements.count)
        var (line, place) = (1, 0)
        for piece in text.pieces(upTo: text.count) {
            for byte in piece {
                while lines.count < elements.count, elements.start(of: lines.count) == place { lines.append(line) }
                if byte == UInt8(ascii: "\n") { line += 1 }
                place += 1
            }
        }
        return lines.count == elements.count ? lines : nil
    }

    /// Whether something is called by a name anywhere.
    func names(_ field: String) -> Bool {
        let name = Array("\"\(field)\"".utf8)
        return text.pieces(upTo: text.count, overlapping: name.count - 1).contains { piece in
            // A look at the first byte alone, as there are millions.
            piece.indices.dropLast(name.count - 1).contains { place in
                piece[place] == name[0] && piece[place..<place + name.count].elementsEqual(name)
            }
        }
    }

    /// The bytes of the whole text, which a list is not read from.
    var bytes: [UInt8] {
        switch text {
        case .inMemory(let bytes): bytes
        case .spooled(let text): text.bytes(in: 0..<text.count) ?? []
        }
    }

    /// All of it; of lines, the first.
    var whole: JSONText { JSONText(document: self, start: start) }

    /// An element of the list that all of it is; `nil` where it cannot be read.
    func element(at index: Int) -> JSONText? {
        elements.flatMap { whole.element(at: index, of: $0) }
    }

    /// A value that begins at a byte.
    /// - Parameter end: where it has ended; the end of the text where `nil`.
    func value(from start: Int, to end: Int?) -> JSONText? {
        switch text {
        case .inMemory: JSONText(document: self, start: start)
        case .spooled(let text):
            text.bytes(in: start..<(end ?? text.count)).map { JSONText(document: JSONDocument(part: $0), start: 0) }
        }
    }

    /// All of it, read.
    var value: JSONValue {
        guard let elements else { return whole.value }
        return .array((0..<elements.count).map { element(at: $0)?.value ?? .null })
    }
}
