/// The set of letters that occur in a text, one bit each; letters far apart in Unicode may share a bit.
package struct LetterSet: Hashable, Sendable {
    private(set) var bits: UInt64 = 0

    package mutating func insert(_ code: UInt32) { bits |= 1 << UInt64(code & 63) }

    /// Whether all letters of `other` may be here; `false` is certain.
    package func mayContain(_ other: LetterSet) -> Bool { bits & other.bits == other.bits }
}
