/// The reason why a file cannot be watched.
package enum WatchError: Error, Hashable, CustomStringConvertible {
    case cannotWatch(folder: String, reason: String)

    package var description: String {
        switch self {
        case .cannotWatch(let folder, let reason): "cannot watch the folder \"\(folder)\": \(reason)"
        }
    }
}
