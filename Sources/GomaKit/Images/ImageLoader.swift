/// The source of pictures, by their names. Components ask it and never know where pictures come from.
@MainActor
public protocol ImageLoader: AnyObject {
    /// Delivers one picture, or fails with the reason. Nothing is loaded before somebody subscribes.
    func image(named name: String) -> AnyPublisher<Bitmap, ImageLoadingError>
}
