/// A place in a text, as editors count: the first character of the first line is 1:1.
package struct TextPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let line: Int
    /// In Unicode scalars.
    package let column: Int

    /// Of the first character.
    package static let beginning = TextPlace(line: 1, column: 1)

    package var description: String { "\(line):\(column)" }

    package static func < (lhs: Self, rhs: Self) -> Bool { (lhs.line, lhs.column) < (rhs.line, rhs.column) }
}
