/// How time goes for the component: stopped, step by step, slower or faster.
extension PreviewScreenPresenter {
    func togglePause() {
        services.time.isPaused.toggle()
        services.eventLog.record(services.time.isPaused ? "pause" : "resume")
        showTime()
    }

    /// Lets the next thing that is due happen, and time stand still at its moment.
    func stepTime() {
        services.time.isPaused = true
        services.eventLog.record("step time")
        // What keeps the status line up to date is on the same line of time, and no news.
        clock = nil
        let didStep = services.environment.scheduler.advanceToNext()
        showTime()
        if !didStep { say(text(.galleryNothingDue)) }
    }

    func slowDown() { changeSpeed(TimeSpeed.component.slower) }

    func speedUp() { changeSpeed(TimeSpeed.component.faster) }

    private func changeSpeed(_ next: (Double) -> Double?) {
        if changeSpeed(next, orSay: say) { showTime() }
    }

    /// Shows how time goes. What is said of running time is brought up to date every second of it.
    func showTime() {
        let isCounting = !services.time.isPaused && services.time.speed != 1
        clock = isCounting ? services.environment.scheduler.every(.seconds(1)) { [weak self] in self?.tick() } : nil
        showNotes()
    }

    private func tick() { previewScreen?.update(notes: notes) }

    /// `paused 3.250 s`, `0.5x 12 s`; `nil` while time goes as usual.
    var timeNote: String? {
        let offset = services.environment.scheduler.now.offset
        if services.time.isPaused { return text(.galleryPaused, ["time": TimeText.seconds(offset)]) }
        guard services.time.speed != 1 else { return nil }
        return "\(TimeSpeed.name(of: services.time.speed)) \(offset.components.seconds) s"
    }
}
