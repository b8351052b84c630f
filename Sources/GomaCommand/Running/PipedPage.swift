import Foundation

/// A page that comes through standard input: as a whole, or part by part, each in a line of its own.
struct PipedPage {
    /// How it comes.
    enum Form {
        case whole(String)
        /// - Parameters:
        ///   - first: the first line.
        ///   - start: what has been read behind it.
        case lines(first: PageLine, start: Data)
    }

    let bytes: InputBytes
    let form: Form

    private static let pieceBytes = 1 << 16
    /// What editors of other systems put before a text.
    private static let byteOrderMark = Data("\u{FEFF}".utf8)

    /// Waits for the first line, and for all of a page that does not come by lines.
    /// - Throws: `InputError`.
    init(_ bytes: InputBytes) throws {
        self.bytes = bytes
        var start = Data()
        while !start.contains(UInt8(ascii: "\n")), start.count <= PageLine.mostBytes {
            let piece = try bytes.next(upTo: Self.pieceBytes)
            if piece.isEmpty { break }
            start += piece
        }
        if start.starts(with: Self.byteOrderMark) { start = Data(start.dropFirst(Self.byteOrderMark.count)) }
        if let end = start.firstIndex(of: UInt8(ascii: "\n")) {
            let first = PageLine(Array(start[..<end]), number: 1)
            if first.isObject {
                form = .lines(first: first, start: Data(start[(end + 1)...]))
                return
            }
        }
        form = .whole(try InputFile.text(of: bytes, after: start, as: .page))
    }
}
