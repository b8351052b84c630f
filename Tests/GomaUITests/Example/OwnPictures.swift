import GomaUI
import TerminalKit

/// An environment whose pictures come out of a folder: a game with the picture `slots/sevens` shows `slots/sevens.ppm`.
@MainActor
func environmentWithPictures(in folder: String) -> ViewEnvironment {
    ViewEnvironment(imageLoader: FileImageLoader(folder: folder))
}

/// Pictures that an app keeps itself.
@MainActor
final class PictureShelf: ImageLoader {
    var pictures: [String: Bitmap] = [:]

    func image(named name: String) -> AnyPublisher<Bitmap, ImageLoadingError> {
        guard let picture = pictures[name] else {
            return Fail(error: ImageLoadingError.notFound(name: name)).eraseToAnyPublisher()
        }
        return Just(picture).setFailureType(to: ImageLoadingError.self).eraseToAnyPublisher()
    }
}
