/// All that is wrong with a file of values, each a line of its own.
struct FileMistakes: Error, Hashable, CustomStringConvertible {
    let all: [String]

    var description: String { all.joined(separator: "\n") }
}
