/// A light that comes, is held, and goes again, on the time line it is given; without motion it is on, then off.
@MainActor
public final class FlashAnimator {
    private static let steps = 4

    private let scheduler: TimelineScheduler
    private let reducesMotion: Bool
    private let hold: Duration
    private let fade: Duration
    /// Time from dark to full of the flash that runs.
    private var fadeIn: Duration
    private var timer: AnyCancellable?
    /// How far it is lit, 0…1.
    public private(set) var level = 0.0
    /// Called with every new level.
    public var onLevel: (() -> Void)?
    /// Called once it has gone out by itself.
    public var onEnd: (() -> Void)?

    /// - Parameters:
    ///   - hold: time from the start to when it begins to go out.
    ///   - fade: time from dark to full, and from full to dark.
    public init(in environment: ViewEnvironment, hold: Duration, fade: Duration = .milliseconds(400)) {
        scheduler = environment.scheduler
        reducesMotion = environment.reducesMotion
        self.hold = hold
        self.fade = fade
        fadeIn = fade
    }

    /// Starts from the beginning, whatever is running.
    /// - Parameters:
    ///   - fadesIn: whether it comes step by step; `false` for what is lit before anyone looks.
    ///   - fadeIn: time from dark to full; that of the way back where `nil`.
    public func start(fadesIn: Bool, over fadeIn: Duration? = nil) {
        self.fadeIn = fadeIn ?? fade
        let isGradual = fadesIn && !reducesMotion
        step(from: isGradual ? 0 : Self.steps, towards: Self.steps) { [weak self] in self?.holdThenFade(isGradual) }
    }

    /// Dark at once, without an end being told.
    public func stop() {
        timer = nil
        set(0)
    }

    private func holdThenFade(_ isGradual: Bool) {
        timer = scheduler.after(isGradual ? hold - fadeIn : hold) { [weak self] in
            guard let self else { return }
            step(from: reducesMotion ? 0 : Self.steps, towards: 0) { [weak self] in
                self?.timer = nil
                self?.onEnd?()
            }
        }
    }

    /// One step now, the others a part of the fade apart, then `done`.
    private func step(from level: Int, towards end: Int, then done: @escaping () -> Void) {
        set(Double(level) / Double(Self.steps))
        guard level != end else { return done() }
        timer = scheduler.after((end > level ? fadeIn : fade) / Self.steps) { [weak self] in
            self?.step(from: level + (end - level).signum(), towards: end, then: done)
        }
    }

    private func set(_ newLevel: Double) {
        guard newLevel != level else { return }
        level = newLevel
        onLevel?()
    }
}
