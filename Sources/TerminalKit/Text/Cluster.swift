import Synchronization

/// A grapheme cluster (Unicode UAX #29) in four bytes: what one cell, or two of a wide one, shows.
///
/// A single scalar is stored as itself; longer clusters are interned in a table for the life of the process, as symbols
/// of a language are. Interning depends on nothing but the text, so equal text is the equal value.
public struct Cluster: Hashable, Sendable {
    /// A scalar value, or 0x110000 and the place in the table of longer clusters.
    private let code: UInt32

    private static let firstInterned: UInt32 = 0x11_0000
    /// Distinct longer clusters kept at most; hostile input beyond shows as U+FFFD.
    private static let capacity = 1 << 16
    private static let interned = Mutex(Table())

    private struct Table {
        var strings: [String] = []
        var places: [String: UInt32] = [:]
    }

    /// A blank.
    public static let space = Cluster(" " as Unicode.Scalar)
    static let hyphen = Cluster("-" as Unicode.Scalar)
    /// U+FFFD, shown where something cannot be.
    package static let replacement = Cluster("\u{FFFD}" as Unicode.Scalar)

    /// A character of one code point.
    public init(_ scalar: Unicode.Scalar) { code = scalar.value }

    /// A character as the customer sees it, of however many code points.
    public init(_ character: Character) {
        let scalars = character.unicodeScalars
        if scalars.count == 1, let only = scalars.first {
            self.init(only)
        } else {
            self.init(code: Self.intern(String(character)))
        }
    }

    private init(code: UInt32) { self.code = code }

    private static func intern(_ string: String) -> UInt32 {
        interned.withLock { table in
            if let place = table.places[string] { return firstInterned + place }
            guard table.strings.count < capacity else { return replacement.code }
            let place = UInt32(table.strings.count)
            table.strings.append(string)
            table.places[string] = place
            return firstInterned + place
        }
    }

    /// The only scalar, or `nil` for a longer cluster.
    public var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

    /// Whether it is longer than one scalar.
    var isLong: Bool { code >= Self.firstInterned }

    /// Appends the text in UTF-8 (Unicode, table 3-6); what is on most screens faster than by way of ``string``.
    @inline(__always)
    func appendUTF8(to bytes: inout OutputSpan<UInt8>) {
        func append(_ mark: UInt32, _ bits: UInt32) { bytes.append(UInt8(truncatingIfNeeded: mark | bits)) }
        switch code {
        case ..<0x80: append(0, code)
        case ..<0x800:
            append(0xC0, code >> 6)
            append(0x80, code & 0x3F)
        case ..<0x1_0000:
            append(0xE0, code >> 12)
            append(0x80, code >> 6 & 0x3F)
            append(0x80, code & 0x3F)
        default: for byte in string.utf8 { bytes.append(byte) }
        }
    }

    /// The character as text.
    public var string: String {
        if let scalar { return String(scalar) }
        return Self.interned.withLock { $0.strings[Int(code - Self.firstInterned)] }
    }
}
