/// A place in a file, as editors count: lines and columns from one.
public struct FilePlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// As messages name it.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1.
    public let column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String { "\(file):\(line):\(column)" }

    public static func < (one: Self, other: Self) -> Bool {
        (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
}
