/// Scalars from bytes that arrive one by one; what is not UTF-8 is dropped.
struct UTF8Accumulator {
    private var bytes: [UInt8] = []

    /// Whether a character has begun and lacks its rest.
    var isOpen: Bool { !bytes.isEmpty }

    /// Forgets a character that never got its rest.
    mutating func reset() { bytes = [] }

    /// The scalar that `byte` completes.
    mutating func append(_ byte: UInt8) -> Unicode.Scalar? {
        if byte >= 0xC0 { bytes = [] }
        bytes.append(byte)
        guard let first = bytes.first, let length = Self.length(from: first) else {
            bytes = []
            return nil
        }
        guard bytes.count == length else { return nil }
        defer { bytes = [] }
        return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    }

    /// Bytes of the character that begins with `byte` (RFC 3629), or `nil` where none does.
    private static func length(from byte: UInt8) -> Int? {
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: nil
        }
    }
}
