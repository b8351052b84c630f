/// A component that answers to a filter.
package struct SearchHit: Hashable, Comparable {
    /// The places where a filter can be found, best first.
    enum Field: UInt8, Comparable {
        /// The name of the component, then that of one of its states, each whole.
        case wholeName, wholeState
        /// Some words in the name, and the others the name of a state, whole.
        case nameAndState
        case name, category, tag, state, summary
        /// In the name, with two letters side by side in each other's place.
        case transposedName
        /// In the name too, but with letters that stand alone inside its words.
        case looseName

        static func < (a: Field, b: Field) -> Bool { a.rawValue < b.rawValue }
    }

    /// Field, score and place in one number, so that thousands are sorted in no time.
    private let rank: UInt64

    private static let scoreRange = -0x7FFF...0x7FFF

    /// - Parameter index: the component's place in the registry.
    init(index: Int, field: Field, score: Int) {
        let clamped = min(max(score, Self.scoreRange.lowerBound), Self.scoreRange.upperBound)
        rank = UInt64(field.rawValue) << 48 | UInt64(Self.scoreRange.upperBound - clamped) << 32 | UInt64(index)
    }

    var index: Int { Int(rank & 0xFFFF_FFFF) }

    package static func < (a: SearchHit, b: SearchHit) -> Bool { a.rank < b.rank }
}
