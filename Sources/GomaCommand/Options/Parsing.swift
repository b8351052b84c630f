import ArgumentParser
import GomaReview
import TerminalKit

/// The readers of option values; each says what would be right where it cannot read one.
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

    /// Sizes of a window with commas between.
    static func sizes(_ text: String) throws -> [Size] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
            guard let size = Size(parsing: String(word)) else {
                throw ValidationError("write sizes such as 80x24, at most 500x200, with commas between")
            }
            return size
        }
    }

    /// The moments of a film.
    static func film(_ text: String) throws -> Film.Choice {
        if text == "events" { return .events }
        return .moments(try text.split(separator: ",", omittingEmptySubsequences: false).map { try moment(String($0)) })
    }

    /// A part of the whole.
    static func shard(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw ValidationError("write a part and the number of parts, such as 2/4")
        }
        return shard
    }

    /// A span of time.
    static func moment(_ text: String) throws -> Duration {
        guard let duration = TimeParser.duration(text) else {
            throw ValidationError("write a time of at most a day, such as 2.5s or 300ms")
        }
        return duration
    }
}
