import Foundation
import GomaKit

/// The text of a file of values, which has been found right: it is known where its elements stand, and what they are is read
/// when somebody looks.
final class JSONDocument: Sendable {
    let bytes: [UInt8]
    /// The elements where all of it is a list; `nil` where it is none.
    let elements: JSONElements?
    private let start: Int
    /// Whether it is the text of the file itself.
    private let isAsWritten: Bool

    /// - Throws: ``JSONMistake`` for what is no JSON by the letter.
    init(json bytes: [UInt8], asWritten isAsWritten: Bool = true) throws(JSONMistake) {
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
        self.bytes = bytes
    }

    /// A list of what stands in the lines.
    /// - Throws: ``JSONMistake`` where one of them is no JSON by the letter.
    init(lines bytes: [UInt8]) throws(JSONMistake) {
        var scanner = JSONScanner(bytes)
        guard let elements = JSONElements(lines: &scanner) else { throw JSONMistake(at: scanner) }
        self.elements = elements
        self.bytes = bytes
        start = 0
        isAsWritten = true
    }

    /// A value as a text that is read in the same way.
    /// - Throws: `EncodingError` for a value that JSON cannot hold, ``JSONMistake`` where values lie too deep in each other.
    convenience init(_ value: JSONValue) throws {
        try self.init(json: Array(value.data), asWritten: false)
    }

    /// The line of the file on which a value begins, counted from 1; `nil` where the file was written otherwise.
    func line(of text: JSONText) -> Int? {
        guard isAsWritten else { return nil }
        return bytes[..<text.start].count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// Whether something is called by a name anywhere.
    func names(_ field: String) -> Bool {
        let name = Array("\"\(field)\"".utf8)
        guard let first = name.first, bytes.count >= name.count else { return false }
        for place in 0...(bytes.count - name.count)
        where bytes[place] == first && bytes[place..<place + name.count].elementsEqual(name) {
            return true
        }
        return false
    }

    /// All of it; of lines, the first.
    var whole: JSONText { JSONText(document: self, start: start) }

    func element(at index: Int) -> JSONText? {
        elements.map { JSONText(document: self, start: $0.start(of: index)) }
    }

    /// All of it, read.
    var value: JSONValue {
        guard let elements else { return whole.value }
        return .array((0..<elements.count).map { JSONText(document: self, start: elements.start(of: $0)).value })
    }
}
