import GomaReview
import TerminalKit

/// How time goes for the component: stopped, step by step, slower or faster.
extension PreviewScreenPresenter {
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
        if !didStep { previewScreen?.show(message: interactor.text(.galleryNothingDue)) }
    }

    func slowDown() { changeSpeed(TimeSpeed.component.slower) }

    func speedUp() { changeSpeed(TimeSpeed.component.faster) }

    private func changeSpeed(_ next: (Double) -> Double?) {
        guard let speed = next(interactor.time.speed) else {
            previewScreen?.show(
                message: interactor.text(
                    .gallerySpeedLimit, ["speed": TimeSpeed.name(of: interactor.time.speed)]))
            return
        }
        interactor.time.speed = speed
        interactor.record("change speed", TimeSpeed.name(of: speed))
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
        if interactor.time.isPaused { return interactor.text(.galleryPaused, ["time": TimeText.seconds(offset)]) }
        guard interactor.time.speed != 1 else { return nil }
        return "\(TimeSpeed.name(of: interactor.time.speed)) \(offset.components.seconds) s"
    }
}
