import Foundation

/// The reason why the place where somebody left the gallery is not used.
package enum PlaceError: Error, Hashable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// The file is there, but says something else.
    case foreign(path: String)
    /// The file is the gallery's, or empty, and not whole.
    case damaged(path: String)
    /// What it says is used all the same.
    case unwritable(path: String, reason: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "the last place is not used: \(path): \(reason)"
        case .foreign(let path):
            "the last place is not used: \(path) is not a file of this program; it stays as it is, "
                + "and no place is kept until it is moved away"
        case .damaged(let path): "the last place is not used: \(path) is not whole"
        case .unwritable(let path, let reason): "this place will not be kept: \(path): \(reason)"
        }
    }
}
