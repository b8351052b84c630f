/// A place in a file, as editors count: lines and columns from one.
package struct FilePlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    package var description: String { "\(file):\(line):\(column)" }

    package static func < (one: Self, other: Self) -> Bool {
        (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
}
