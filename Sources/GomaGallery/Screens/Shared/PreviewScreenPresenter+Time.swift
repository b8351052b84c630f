import GomaReview
import TerminalKit

/// How time goes for the component: stopped, step by step, slower or faster.
extension PreviewScreenPresenter {
    /// How fast time can go; 1 is real time.
    private static let speeds = [0.25, 0.5, 1, 2, 4]

    func togglePause() {
        interactor.time.isPaused.toggle()
        interactor.record(interactor.time.isPaused ? "pause" : "resume")
        showTime()
    }

    /// Lets the next thing that is due happen, and time stand still at its moment.
    func stepTime() {
        interactor.time.isPaused = true
        interactor.record("step time")
        // What keeps the status line up to date is on the same line of time, and no news.
        clock = nil
        let didStep = interactor.timeline.advanceToNext()
        showTime()
        if !didStep { previewScreen?.show(message: "nothing is going to happen by itself") }
    }

    func slowDown() { changeSpeed { now in Self.speeds.last { $0 < now } } }

    func speedUp() { changeSpeed { now in Self.speeds.first { $0 > now } } }

    private func changeSpeed(_ next: (Double) -> Double?) {
        guard let speed = next(interactor.time.speed) else {
            previewScreen?.show(message: "time goes \(Self.name(of: interactor.time.speed)) as fast already; no more")
            return
        }
        interactor.time.speed = speed
        interactor.record("change speed", Self.name(of: speed))
        showTime()
    }

    /// Shows how time goes. What is said of running time is brought up to date every second of it.
    func showTime() {
        let isCounting = !interactor.time.isPaused && interactor.time.speed != 1
        clock = isCounting ? interactor.timeline.every(.seconds(1)) { [weak self] in self?.showNotes() } : nil
        showNotes()
    }

    /// `paused 3.250 s`, `0.5x 12 s`; `nil` while time goes as usual.
    var timeNote: String? {
        let offset = interactor.timeline.now.offset
        if interactor.time.isPaused { return "paused \(TimeText.seconds(offset))" }
        guard interactor.time.speed != 1 else { return nil }
        return "\(Self.name(of: interactor.time.speed)) \(offset.components.seconds) s"
    }

    private static func name(of speed: Double) -> String {
        speed == speed.rounded() ? "\(Int(speed))x" : "\(speed)x"
    }
}
