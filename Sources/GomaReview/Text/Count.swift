import GomaUI

/// Numbers with their nouns.
public enum Count {
    public static func states(_ count: Int) -> String { count == 1 ? "1 state" : "\(count) states" }

    public static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }

    public static func columns(_ count: Int) -> String { count == 1 ? "1 column" : "\(count) columns" }

    public static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

    public static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    public static func elements(_ count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }

    public static func components(_ count: Int) -> String { count == 1 ? "1 component" : "\(count) components" }

    /// `row 3` or `rows 3–5`.
    public static func place(_ noun: String, _ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(noun) \(range.lowerBound)" : "\(noun)s \(range.lowerBound)–\(range.upperBound)"
    }
}
