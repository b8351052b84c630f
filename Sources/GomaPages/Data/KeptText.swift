/// The bytes of a file's text for as long as it is shown: a short text stays in memory, a long one lies in a file of the
/// program's own.
enum KeptText: Sendable {
    case inMemory([UInt8])
    case spooled(SpooledText)

    /// Bytes that stay in memory at most.
    static let mostInMemory = 1 << 20
    /// How long the pieces are in which one of the other sort is gone over.
    static let pieceLength = 1 << 16

    /// - Parameter isReadByPlace: whether what reads it asks for parts of it, so that a long one need not be in memory.
    init(_ bytes: [UInt8], readByPlace isReadByPlace: Bool, mostInMemory: Int = Self.mostInMemory) {
        if isReadByPlace, bytes.count > mostInMemory, let spooled = SpooledText(bytes) {
            self = .spooled(spooled)
        } else {
            self = .inMemory(bytes)
        }
    }

    /// How many bytes it has.
    var count: Int {
        switch self {
        case .inMemory(let bytes): bytes.count
        case .spooled(let text): text.count
        }
    }

    /// Its bytes from its beginning, in pieces.
    /// - Parameters:
    ///   - end: where the last piece ends.
    ///   - overlap: how many of a piece's last bytes the next one begins with.
    func pieces(upTo end: Int, overlapping overlap: Int = 0) -> some Sequence<ArraySlice<UInt8>> {
        let length =
            switch self {
            case .inMemory: max(end, 1)
            case .spooled: Self.pieceLength
            }
        return stride(from: 0, to: end, by: length).lazy.map { start in
            let range = start..<min(start + length + overlap, end)
            return switch self {
            case .inMemory(let bytes): bytes[range]
            case .spooled(let text): text.bytes(in: range)?[...] ?? []
            }
        }
    }
}
