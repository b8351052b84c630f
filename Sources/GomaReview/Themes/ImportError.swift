/// The reason why a scheme was not made a theme.
package enum ImportError: Error, Equatable, CustomStringConvertible {
    case emptyFolder(path: String)
    case nameTaken(source: String, name: String, owner: String)
    case fileExists(source: String, path: String)
    /// What is in the way is no theme, or cannot be read.
    case foreignFile(source: String, path: String)

    package var description: String {
        switch self {
        case .emptyFolder(let path): "\(path): there is no .yaml file in this folder"
        case .nameTaken(let source, let name, let owner):
            "\(source): the name \"\(name)\" is taken by \(owner); give the scheme another name"
        case .fileExists(let source, let path):
            "\(source): \"\(path)\" is there already and says something else; --replace writes over it"
        case .foreignFile(let source, let path):
            "\(source): \"\(path)\" is no theme and is left as it is; move it away, or name another folder"
        }
    }
}
