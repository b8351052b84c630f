/// The model of an overlay: keeps the time of the message that shows, and brings the next up behind it.
open class OverlayViewModel<State: OverlayState>: ViewModel<State>, OverlayActions {
    private var timer: AnyCancellable?
    private var turn: Turn?
    /// When a message went last.
    private var lastDeparture: Instant?

    /// The turn of a message: what a timer runs for, and since when.
    private struct Turn {
        package let message: State.Message
        package let secondsGone: Double
        package let start: Instant
    }

    /// What pressing a message asks of the owner; `nil`, the default, where that only sends it away.
    open func request(of message: State.Message) -> (any ComponentRequest)? { nil }

    /// Presses the message that shows; a press while one goes was meant for that, and asks nothing of the next.
    public func press() {
        record()
        guard !isDeparting, let message = currentDisplayState.queue.current else { return }
        sendAway()
        if let request = request(of: message) { ask(to: request) }
    }

    /// Sends away the message that shows; what follows while one goes, such as more of a swipe, was meant for that.
    public func dismiss() {
        record()
        guard !isDeparting, currentDisplayState.queue.current != nil else { return }
        sendAway()
    }

    /// The next one has a time of its own, even where it is the same.
    private func sendAway() {
        turn = nil
        lastDeparture = environment.scheduler.now
        update { $0.queue.dismiss() }
    }

    /// Whether a message takes its leave still, also where no motion shows that.
    private var isDeparting: Bool {
        lastDeparture.map { $0.distance(to: environment.scheduler.now).duration < OverlayMotion.departure } ?? false
    }

    public func hold() {
        record()
        let elapsed = turn.map { $0.start.distance(to: environment.scheduler.now).duration } ?? .zero
        update { $0.queue.hold(after: elapsed) }
    }

    public func resume() { act { $0.queue.resume() } }

    /// Another message, behind those that are there; where the first is shown once more, its time begins anew.
    public func show(_ message: State.Message) {
        if currentDisplayState.queue.current?.id == message.id { turn = nil }
        update { $0.queue.show(message) }
        keepTime(for: currentDisplayState, after: nil)
    }

    override open func keepTime(for state: State, after old: State?) {
        guard let message = state.queue.current, let time = state.queue.timeLeft else {
            return (timer, turn) = (nil, nil)
        }
        let gone = state.queue.secondsGone
        if let turn, turn.message == message, turn.secondsGone == gone { return }
        turn = Turn(message: message, secondsGone: gone, start: environment.scheduler.now)
        timer = environment.scheduler.after(time) { [weak self] in self?.sendAway() }
    }
}
