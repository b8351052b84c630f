/// All that is wrong with a file of values, each a line of its own.
package struct FileMistakes: Error, Hashable, CustomStringConvertible {
    package let all: [String]

    package var description: String { all.joined(separator: "\n") }
}
