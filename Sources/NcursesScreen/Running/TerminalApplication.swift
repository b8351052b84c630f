import Dispatch

/// An app at work on a terminal, until somebody quits: ``launch(_:colors:depth:)`` or ``run(_:colors:depth:)`` starts it.
///
/// Between events it waits without waking up. Input that has arrived is handled whole before a frame is drawn. What a key
/// changes is drawn at once; floods of keys, the mouse and other changes get at most 60 frames a second.
@MainActor
public final class TerminalApplication {
    /// What is shown, and what events go to.
    package let window: Window
    /// The terminal.
    package let screen: TerminalScreen
    /// Time in the window, which is brought up to date before events are handled; `nil` where nothing lets it pass.
    package let timeline: TimelineDriver?
    /// Work that is done between events, in turns so short that no key waits for it.
    private let idle: IdleWork?

    /// Takes note of what frames cost, from before ``run()`` on.
    package var recorder: FrameRecorder? {
        didSet {
            recorder?.follow(window)
            screen.recorder = recorder
        }
    }

    private var pacing = FramePacing()
    /// Whether something has asked for a frame since the last one.
    private var needsFrame = false
    /// When the next frame is drawn, once that is settled.
    private var frameDue: ContinuousClock.Instant?
    /// Whether events are handled, after which it is settled when a frame is drawn for them.
    private var isHandling = false
    private var state = State.ready

    private enum State {
        case ready
        case running(CheckedContinuation<Void, Never>)
        case finished
    }

    package init(
        window: Window, screen: TerminalScreen, timeline: TimelineDriver? = nil, idle: IdleWork? = nil
    ) {
        self.window = window
        self.screen = screen
        self.timeline = timeline
        self.idle = idle
        window.idle = idle
        if let timeline { window.wallTime = { timeline.wallTime } }
    }

    /// Shows the window and handles events until ``quit()``, until the terminal is gone or the task is cancelled. Gives
    /// the terminal back. It runs once: a second call returns at once.
    package func run() async {
        guard case .ready = state else {
            if case .finished = state { screen.close() }
            return
        }
        screen.onEvents = { [weak self] in self?.answer($0) }
        screen.onEnd = { [weak self] in self?.quit() }
        window.onNeedsFrame = { [weak self] in self?.requestFrame() }
        window.resize(to: screen.size)
        timeline?.start()
        drawFrame()
        idle?.useMainQueue()
        await withTaskCancellationHandler {
            await withCheckedContinuation { begin($0) }
        } onCancel: {
            Task { @MainActor in quit() }
        }
        window.onNeedsFrame = nil
        idle?.leaveMainQueue()
        timeline?.stop()
        screen.close()
    }

    /// Ends ``run()``; before it, prevents it, and the terminal is given back there at once.
    package func quit() {
        let old = state
        state = .finished
        if case .running(let continuation) = old { continuation.resume() }
    }

    /// Shows the window in other colours; nothing is drawn anew for it.
    package func setColors(_ colors: any ColorResolver) {
        screen.setColors(colors)
        requestFrame()
    }

    /// Asks for a frame before long.
    func requestFrame() {
        needsFrame = true
        if !isHandling { scheduleFrame(for: .flood) }
    }

    /// Has a frame drawn when it is due; one that is due earlier anyway is enough.
    private func scheduleFrame(for cause: FramePacing.Cause) {
        let now = ContinuousClock.now
        let due = pacing.due(for: cause, at: now)
        if let frameDue, frameDue <= due { return }
        frameDue = due
        let draw: @MainActor @Sendable () -> Void = { [self] in
            // Another frame may have taken this one's place, and be due later.
            if frameDue == due { drawFrame() }
        }
        if due <= now {
            DispatchQueue.main.async(execute: draw)
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + (due - now).dispatchInterval, execute: draw)
        }
    }

    private func begin(_ continuation: CheckedContinuation<Void, Never>) {
        if case .finished = state {
            continuation.resume()
        } else {
            state = .running(continuation)
        }
    }

    /// Handles what has arrived, and shows at once what has come of it where that is due.
    private func answer(_ events: [Event]) {
        handle(events)
        guard needsFrame else { return }
        let cause = FramePacing.cause(of: events, isMoreWaiting: screen.hasWaitingInput)
        let now = ContinuousClock.now
        pacing.due(for: cause, at: now) <= now ? drawFrame() : scheduleFrame(for: cause)
    }

    private func handle(_ events: [Event]) {
        guard let recorder else { return takeIn(events) }
        recorder.measure(.events) { takeIn(events) }
    }

    private func takeIn(_ events: [Event]) {
        isHandling = true
        defer { isHandling = false }
        timeline?.catchUp()
        for event in events {
            if case .finished = state { return }
            window.send(event)
        }
    }

    private func drawFrame() {
        // Reading where nothing waits would have ncurses show its picture as it was, at first a blank one.
        handle(screen.hasWaitingInput ? screen.readEvents() : [])
        (needsFrame, frameDue) = (false, nil)
        if case .finished = state { return }
        recorder?.frameBegins()
        let isNew = window.update()
        screen.present(window.takeFrame(), cursor: window.cursor)
        if isNew { recorder?.frameEnds() }
        // Behind the frame, so that what the title says is on the screen already.
        screen.setTitle(window.title)
        pacing.noteFrame(at: .now)
    }
}
