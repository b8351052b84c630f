/// A loader without any picture: what an environment has until it is given one.
public final class NoImageLoader: ImageLoader {
    public init() {}

    /// Fails at once.
    public func image(named name: String) -> AnyPublisher<Bitmap, ImageLoadingError> {
        Fail(error: .notFound(name: name)).eraseToAnyPublisher()
    }
}
