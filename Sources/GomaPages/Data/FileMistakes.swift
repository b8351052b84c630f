/// All that is wrong with a file of values, each a line of its own.
package struct FileMistakes: Error, Hashable, CustomStringConvertible {
    package let all: [String]

    /// Elements or lines of a file that are told of what is wrong with them; the others are counted.
    static let mostTold = 10

    package var description: String { all.joined(separator: "\n") }
}
