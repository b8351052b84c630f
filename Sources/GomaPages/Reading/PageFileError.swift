/// The reason why a page has no other files.
public enum PageFileError: Error, Hashable, CustomStringConvertible {
    /// A page that stands in no file has none beside it.
    case none(path: String)

    public var description: String {
        switch self {
        case .none(let path): "\(path): a page that does not stand in a file cannot include one"
        }
    }
}
