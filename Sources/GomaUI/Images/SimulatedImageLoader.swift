import TerminalKit

/// Makes pictures up from their names, after a while, the same every time; some names fail.
@MainActor
public final class SimulatedImageLoader: ImageLoader {
    private let scheduler: TimelineScheduler
    private let delay: Duration

    /// Names that begin so are not found.
    static let missingPrefix = "missing"
    private static let size = Size(width: 16, height: 16)

    /// - Parameter delay: how long a picture takes.
    public init(scheduler: TimelineScheduler, delay: Duration = .seconds(1)) {
        self.scheduler = scheduler
        self.delay = delay
    }

    /// A picture per subscription; one that is called off leaves nothing waiting on the time line.
    public func image(named name: String) -> AnyPublisher<Bitmap, ImageLoadingError> {
        let (scheduler, delay) = (scheduler, delay)
        return Deferred {
            var arrival: AnyCancellable?
            return Future { promise in arrival = scheduler.after(delay) { promise(Self.result(for: name)) } }
                .handleEvents(receiveCancel: { arrival?.cancel() })
        }.eraseToAnyPublisher()
    }

    private static func result(for name: String) -> Result<Bitmap, ImageLoadingError> {
        name.hasPrefix(missingPrefix) ? .failure(.notFound(name: name)) : .success(picture(of: name))
    }

    /// A gradient between two colours that follow from the name, with a disc in a third.
    private static func picture(of name: String) -> Bitmap {
        var seed = name.unicodeScalars.reduce(into: UInt32(2_166_136_261)) { $0 = ($0 ^ $1.value) &* 16_777_619 }
        func next() -> RGBColor {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return RGBColor(seed >> 8)
        }
        let (top, bottom, disc) = (next(), next(), next())
        let center = Double(size.width - 1) / 2
        let pixels = (0..<size.height).flatMap { y in
            (0..<size.width).map { x in
                let (dx, dy) = (Double(x) - center, Double(y) - center)
                if dx * dx + dy * dy < 20 { return disc }
                return bottom.mixed(share: Double(y) / Double(size.height - 1), over: top)
            }
        }
        return Bitmap(size: size, pixels: pixels)
    }
}
