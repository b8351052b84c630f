/// An error in a file of data.
package enum DataTextError: Error, Hashable, CustomStringConvertible {
    case tooLarge(file: String)
    case notText(file: String)
    case unreadable(file: String, line: Int, column: Int? = nil, problem: String)

    package var description: String {
        switch self {
        case .tooLarge(let file): "\(file): is larger than 1 MiB"
        case .notText(let file): "\(file): is not UTF-8 text"
        case .unreadable(let file, let line, let column, let problem):
            "\(file):\(line)\(column.map { ":\($0)" } ?? ""): \(problem)"
        }
    }
}
