import ArgumentParser
import GomaGallery

/// Reads what options mean, and says what would be right where it cannot.
enum Parsing {
    private static let columnsRange = 1...500

    /// A number of columns.
    static func columns(_ text: String) throws -> Int {
        guard let count = Int(text), columnsRange.contains(count) else {
            throw ValidationError("write a whole number of columns from 1 to 500")
        }
        return count
    }

    /// Several numbers of columns with commas between.
    static func columnsList(_ text: String) throws -> [Int] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try columns(String($0)) }
    }

    /// A span of time.
    static func moment(_ text: String) throws -> Duration {
        guard let duration = TimeParser.duration(text) else {
            throw ValidationError("write a time of at most a day, such as 2.5s or 300ms")
        }
        return duration
    }
}
