/// The reason why what a file keeps is not used: the place where somebody left the gallery, or what was done to a page.
package enum PlaceError: Error, Hashable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// The file is there, but says something else.
    case foreign(path: String)
    /// The file is the program's, or empty, and not whole.
    case damaged(path: String)
    /// What it says is used all the same.
    case unwritable(path: String, reason: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "what was kept is not used: \(path): \(reason)"
        case .foreign(let path):
            "what was kept is not used: \(path) is not a file of this program; it stays as it is, "
                + "and nothing is kept until it is moved away"
        case .damaged(let path): "what was kept is not used: \(path) is not whole"
        case .unwritable(let path, let reason): "nothing will be kept: \(path): \(reason)"
        }
    }
}
