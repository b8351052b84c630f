/// A hash that is the same in every run and on every machine: FNV-1a of 64 bits.
package enum StableHash {
    package static func value(of text: String) -> UInt64 { value(of: text.utf8) }

    static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Letters and digits that cannot be mistaken for each other.
    private static let digits = Array("abcdefghjkmnpqrstuvwxyz23456789")

    /// Six letters and digits.
    package static func shortID(of text: String) -> String {
        var value = value(of: text)
        return String(
            (0..<6).map { _ in
                defer { value /= UInt64(digits.count) }
                return digits[Int(value % UInt64(digits.count))]
            })
    }
}
