import GomaKit

/// Brings pictures of games that the project has drawn, and makes others up from their names: after a while, the same
/// every time. Some names fail, some take their time. What has come once is there at once, as with any loader that
/// remembers.
public final class SimulatedImageLoader: ImageLoader {
    private let scheduler: TimelineScheduler
    private let delay: Duration
    private let slowDelay: Duration

    /// What has come, the latest last.
    private var remembered: [(name: String, picture: Bitmap)] = []

    /// Names that begin so are not found.
    static let missingPrefix = "missing"
    /// Names that begin so take longer; the rest of them names the picture.
    static let slowPrefix = "slow-"
    /// Pictures that are remembered at most.
    private static let rememberedCount = 64

    /// - Parameters:
    ///   - delay: how long a picture takes.
    ///   - slowDelay: how long one takes that is slow.
    public init(
        scheduler: TimelineScheduler, delay: Duration = .seconds(1), slowDelay: Duration = .seconds(5)
    ) {
        self.scheduler = scheduler
        self.delay = delay
        self.slowDelay = slowDelay
    }

    /// A picture per subscription; one that is called off leaves nothing waiting on the time line.
    public func image(named name: String) -> AnyPublisher<Bitmap, ImageLoadingError> {
        Deferred { [self] in
            if let known = remembered.first(where: { $0.name == name }) {
                return Just(known.picture).setFailureType(to: ImageLoadingError.self).eraseToAnyPublisher()
            }
            let arrival = PassthroughSubject<Bitmap, ImageLoadingError>()
            let time = name.hasPrefix(Self.slowPrefix) ? slowDelay : delay
            // The time line holds no loader, which has the time line; who waits for the picture does.
            let ticket = scheduler.ticket(after: time) { [weak self] in
                switch self?.result(for: name) {
                case .success(let picture):
                    arrival.send(picture)
                    arrival.send(completion: .finished)
                case .failure(let error): arrival.send(completion: .failure(error))
                case nil: break
                }
            }
            // Who waits for it may be freed on any thread.
            let cancel = { @Sendable [self] in withExtendedLifetime(self) { ticket.cancel() } }
            return arrival.handleEvents(receiveCancel: cancel).eraseToAnyPublisher()
        }.eraseToAnyPublisher()
    }

    private func result(for name: String) -> Result<Bitmap, ImageLoadingError> {
        guard !name.hasPrefix(Self.missingPrefix) else { return .failure(.notFound(name: name)) }
        let shown = name.hasPrefix(Self.slowPrefix) ? String(name.dropFirst(Self.slowPrefix.count)) : name
        let picture = GamePicture(named: shown)?.bitmap ?? Self.scene(named: shown)
        remembered.append((name, picture))
        if remembered.count > Self.rememberedCount { remembered.removeFirst() }
        return .success(picture)
    }

    /// Scenes made up for all loaders, the latest last: one takes longer to draw than a component, and hangs on its name
    /// alone.
    private static var scenes: [(name: String, picture: Bitmap)] = []

    private static func scene(named name: String) -> Bitmap {
        if let known = scenes.first(where: { $0.name == name }) { return known.picture }
        var canvas = PictureCanvas()
        canvas.drawScene(named: name)
        scenes.append((name, canvas.bitmap))
        if scenes.count > rememberedCount { scenes.removeFirst() }
        return canvas.bitmap
    }
}
