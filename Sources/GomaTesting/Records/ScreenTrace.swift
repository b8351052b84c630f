/// What a window shows along random input, by sums: the same from the same seed, as long as everything does what it did.
@MainActor
package struct ScreenTrace {
    private let window: Window
    private let scheduler: TimelineScheduler
    private var generator: ScreenStepGenerator

    package init(of window: Window, scheduler: TimelineScheduler, seed: UInt64) {
        self.window = window
        self.scheduler = scheduler
        generator = ScreenStepGenerator(seed: seed)
    }

    /// Takes some steps, and tells a sum after each few of them.
    /// - Parameters:
    ///   - isOver: whether the app has ended; no step is taken then.
    ///   - settle: does what waits for a quiet moment.
    package mutating func sums(
        steps count: Int, each interval: Int, isOver: () -> Bool = { false }, settle: () -> Void = {}
    ) -> [String] {
        var sums: [String] = []
        for number in 1...count where !isOver() {
            generator.next().take(in: window, scheduler: scheduler)
            settle()
            guard number.isMultiple(of: interval) else { continue }
            window.update()
            sums.append(window.surface.sum)
        }
        return sums
    }
}

extension Surface {
    /// As much of its digest as tells a few pictures apart.
    package var sum: String { String(SurfaceDigest.text(of: self).prefix(4)) }
}
