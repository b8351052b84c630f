/// The set of letters that occur in a text, one bit each; letters far apart in Unicode may share a bit.
struct LetterSet: Hashable, Sendable {
    private(set) var bits: UInt64 = 0

    mutating func insert(_ code: UInt32) { bits |= 1 << UInt64(code & 63) }

    mutating func formUnion(_ other: LetterSet) { bits |= other.bits }

    /// Whether all letters of `other` may be here; `false` is certain.
    func mayContain(_ other: LetterSet) -> Bool { bits & other.bits == other.bits }
}
