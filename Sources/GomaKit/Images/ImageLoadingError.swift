/// A reason why there is no picture.
public enum ImageLoadingError: Error, Hashable, CustomStringConvertible {
    /// Nobody has a picture of that name.
    case notFound(name: String)
    /// The name leads out of the folder that pictures are taken from.
    case outside(name: String)
    /// The file is longer than any picture that is read.
    case tooLong(name: String, bytes: Int, limit: Int)
    /// The file is there, but cannot be read.
    case unreadable(name: String)
    /// What the file holds is no picture.
    case damaged(name: String, problem: String)

    public var description: String {
        switch self {
        case .notFound(let name): "there is no picture named \"\(name)\""
        case .outside(let name): "\"\(name)\" leads out of the pictures' folder; a picture is named by its path inside"
        case .tooLong(let name, let bytes, let limit): "\(name): has \(bytes) bytes; up to \(limit) are read"
        case .unreadable(let name): "\(name): cannot be read; it has to be a file that you may read"
        case .damaged(let name, let problem): "\(name): \(problem)"
        }
    }
}
