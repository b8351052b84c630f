import ArgumentParser

/// The readers of option values; each says what would be right where it cannot read one.
enum Parsing {
    private static let columnsRange = 1...500

    static func columns(_ text: String) throws -> Int {
        let count = Int(text).flatMap { columnsRange.contains($0) ? $0 : nil }
        return try known(count, or: "write a whole number of columns from 1 to 500")
    }

    /// Several numbers of columns with commas between.
    static func columnsList(_ text: String) throws -> [Int] { try words(of: text).map(columns) }

    static func size(_ text: String) throws -> Size {
        try known(Size(parsing: text), or: "write a size such as 80x24, at most 500x200")
    }

    /// Sizes of a window with commas between.
    static func sizes(_ text: String) throws -> [Size] {
        try words(of: text).map { word in
            try known(Size(parsing: word), or: "write sizes such as 80x24, at most 500x200, with commas between")
        }
    }

    static func film(_ text: String) throws -> Film.Choice {
        if text == "events" { return .events }
        return .moments(try words(of: text).map(moment))
    }

    static func shard(_ text: String) throws -> Shard {
        try known(Shard(text), or: "write a part and the number of parts, such as 2/4")
    }

    static func folder(_ text: String) throws -> String {
        try known(text.isEmpty ? nil : text, or: "write the path of a folder, such as . for the one you are in")
    }

    static func moment(_ text: String) throws -> Duration {
        try known(TimeParser.duration(text), or: "write a time of at most a day, such as 2.5s or 300ms")
    }

    private static func words(of text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    private static func known<Value>(_ value: Value?, or wish: String) throws -> Value {
        guard let value else { throw ValidationError(wish) }
        return value
    }
}
