/// The record of what frames cost, for whoever asks for it: without one nothing is measured.
@MainActor
package final class FrameRecorder {
    /// The frames shown last, the oldest first.
    package private(set) var frames: [FrameCost] = []
    /// Frames shown since the beginning.
    package private(set) var count = 0

    /// Frames that are kept at least: some minutes of keys.
    static let keptFrames = 4000

    private let now: () -> Duration
    private let bytesWritten: () -> Int?
    private weak var window: Window?
    private var next = FrameCost()
    private var bytesBefore: Int?

    /// - Parameters:
    ///   - now: a clock, from any moment on.
    ///   - bytesWritten: what the program has written so far; `nil` where nobody knows.
    init(now: @escaping () -> Duration, bytesWritten: @escaping () -> Int?) {
        self.now = now
        self.bytesWritten = bytesWritten
    }

    /// A record by the system's clock.
    package convenience init() {
        let start = ContinuousClock.now
        self.init(now: { ContinuousClock.now - start }, bytesWritten: { WrittenBytes.count })
    }

    /// Measures a window from now on.
    func follow(_ window: Window) {
        self.window = window
        window.clock = now
        window.statistics = FrameStatistics()
    }

    /// Does what is to be measured as a part of the next frame; what the window measures meanwhile is not part of it.
    func measure<Result>(_ part: FrameCost.Part, _ work: () -> Result) -> Result {
        let (start, measured) = (now(), measuredByWindow)
        defer { next[part] += now() - start - (measuredByWindow - measured) }
        return work()
    }

    private var measuredByWindow: Duration {
        window.map { $0.statistics.layoutTime + $0.statistics.drawTime } ?? .zero
    }

    /// Takes note of the bytes before a frame is sent.
    func frameBegins() { bytesBefore = bytesWritten() }

    /// Takes note of a frame that has been sent.
    func frameEnds() {
        guard let window else { return }
        let work = window.statistics
        window.statistics = FrameStatistics()
        next[.layout] = work.layoutTime
        next[.draw] = work.drawTime
        next.viewsLaidOut = work.layoutPasses
        next.viewsDrawn = work.viewsDrawn
        next.cells = work.cellsTouched
        if let bytesBefore, let after = bytesWritten() { next.bytes = after - bytesBefore }
        if frames.count == 2 * Self.keptFrames { frames.removeFirst(Self.keptFrames) }
        frames.append(next)
        count += 1
        next = FrameCost()
    }
}
