import Foundation

/// The bytes of a recorded feed, handed out in pieces as they are needed, so that a feed of any length takes little memory.
package final class FeedSource {
    private let read: () throws(InputError) -> Data

    /// Bytes of a piece, some forty lines.
    static let pieceBytes = 1 << 12

    /// A feed in a file that is open for reading.
    package init(_ file: InputBytes) { read = { () throws(InputError) in try file.next(upTo: Self.pieceBytes) } }

    /// A feed that is in memory.
    init(_ data: Data) {
        var rest = data[...]
        read = {
            defer { rest = rest.dropFirst(Self.pieceBytes) }
            return Data(rest.prefix(Self.pieceBytes))
        }
    }

    /// The next piece; empty at the end.
    /// - Throws: ``InputError`` where a file cannot be read further.
    func next() throws(InputError) -> Data { try read() }
}
