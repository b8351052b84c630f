/// Numbers with their nouns.
package enum Count {
    /// `1 state`, `2 states`: a noun whose plural ends in s.
    package static func of(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

    /// `row 3` or `rows 3–5`.
    static func place(_ noun: String, _ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(noun) \(range.lowerBound)" : "\(noun)s \(range.lowerBound)–\(range.upperBound)"
    }
}
