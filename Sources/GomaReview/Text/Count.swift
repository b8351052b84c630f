/// Numbers with their nouns.
package enum Count {
    package static func states(_ count: Int) -> String { count == 1 ? "1 state" : "\(count) states" }

    static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }

    package static func columns(_ count: Int) -> String { count == 1 ? "1 column" : "\(count) columns" }

    static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

    package static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    package static func elements(_ count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }

    package static func components(_ count: Int) -> String { count == 1 ? "1 component" : "\(count) components" }

    package static func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }

    /// Beside those that are told.
    static func moreProfiles(_ count: Int) -> String { count == 1 ? "1 more profile" : "\(count) more profiles" }

    /// `row 3` or `rows 3–5`.
    static func place(_ noun: String, _ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(noun) \(range.lowerBound)" : "\(noun)s \(range.lowerBound)–\(range.upperBound)"
    }
}
