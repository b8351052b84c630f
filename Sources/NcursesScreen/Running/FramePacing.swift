/// The rule for when the next frame is drawn.
///
/// What a key has changed is seen at once, where nothing else waits; all else that asks for frames, as a flood of keys, the
/// mouse on its way or a feed does, gets sixty a second.
struct FramePacing {
    /// Who waits for a frame.
    enum Cause {
        /// The customer, who has pressed a key and sees nothing happen until then.
        case answer
        /// Nobody in particular, or so much at once that a frame for each would only hold the rest up.
        case flood

        /// Time from one frame to the next at least.
        fileprivate var interval: Duration {
            switch self {
            case .answer: .milliseconds(4)
            case .flood: .seconds(1) / 60
            }
        }
    }

    private var last: ContinuousClock.Instant?

    mutating func noteFrame(at moment: ContinuousClock.Instant) { last = moment }

    /// When a frame that is asked for now is drawn.
    func due(for cause: Cause, at now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        last.map { max(now, $0 + cause.interval) } ?? now
    }

    /// Why frames are asked for while some events are handled.
    /// - Parameter isMoreWaiting: whether others have come meanwhile.
    static func cause(of events: [Event], isMoreWaiting: Bool) -> Cause {
        !isMoreWaiting && events.contains(where: \.isPressed) ? .answer : .flood
    }
}

extension Event {
    /// Whether the customer has pressed something, rather than moved the mouse or the edge of the window.
    fileprivate var isPressed: Bool {
        switch self {
        case .key, .paste: true
        case .mouse(let mouse):
            switch mouse.action {
            case .press, .release: true
            case .drag, .wheelUp, .wheelDown: false
            }
        case .resize: false
        }
    }
}
