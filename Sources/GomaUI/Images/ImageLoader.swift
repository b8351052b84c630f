import TerminalKit

/// Brings pictures by name. Components ask it and never know where pictures come from.
@MainActor
public protocol ImageLoader: AnyObject {
    /// Delivers one picture, or fails. Nothing is loaded before somebody subscribes.
    func image(named name: String) -> AnyPublisher<Bitmap, ImageLoadingError>
}

/// Why there is no picture.
public enum ImageLoadingError: Error, Hashable, CustomStringConvertible {
    case notFound(name: String)

    public var description: String {
        switch self {
        case .notFound(let name): "there is no picture named \"\(name)\""
        }
    }
}
