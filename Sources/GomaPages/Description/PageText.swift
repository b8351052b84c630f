import Foundation

/// A text in which `${book.matches.$id.home}` stands for the value at the end of a way.
package struct PageText: Hashable, Sendable {
    let pieces: [Piece]

    enum Piece: Hashable, Sendable {
        case text(String)
        case value(PageWay)
    }

    /// - Throws: ``WrongWay`` for what stands in braces and is no way.
    init(_ text: String) throws(WrongWay) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            let words = String(rest[start.upperBound..<end])
            guard let way = PageWay(words) else { throw WrongWay(words: words) }
            if start.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<start.lowerBound]))) }
            pieces.append(.value(way))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        self.pieces = pieces
    }

    /// What was written where a way should stand.
    struct WrongWay: Error {
        let words: String
    }

    /// Without values.
    static let empty = Self(pieces: [])

    private init(pieces: [Piece]) { self.pieces = pieces }

    var ways: [PageWay] {
        pieces.compactMap { piece in
            if case .value(let way) = piece { way } else { nil }
        }
    }

    /// As it stands in the file.
    var written: String { words { "${\($0)}" } }

    /// The text with a word for each way.
    func words(_ word: (PageWay) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .value(let way): word(way)
            }
        }.joined()
    }
}
