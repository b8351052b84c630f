import Dispatch
import TerminalKit

/// Runs a window on a terminal until somebody quits.
///
/// Between events it waits without waking up. Input that has arrived is handled whole before a frame is drawn, and there
/// are at most 60 frames a second.
@MainActor
public final class TerminalApplication {
    /// What is shown, and what events go to.
    public let window: Window
    /// The terminal.
    public let screen: TerminalScreen
    /// Time in the window; it is brought up to date before events are handled.
    public let timeline: TimelineDriver?
    /// Work that is done between events, in turns so short that no key waits for it.
    private let idle: IdleWork?

    private var lastFrame: ContinuousClock.Instant?
    private var isFrameScheduled = false
    private var state = State.ready

    private enum State {
        case ready
        case running(CheckedContinuation<Void, Never>)
        case finished
    }

    private static let frameInterval = Duration.seconds(1) / 60

    public init(
        window: Window, screen: TerminalScreen, timeline: TimelineDriver? = nil, idle: IdleWork? = nil
    ) {
        self.window = window
        self.screen = screen
        self.timeline = timeline
        self.idle = idle
    }

    /// Shows the window and handles events until ``quit()``, or until the terminal is gone. Gives the terminal back.
    public func run() async {
        guard case .ready = state else {
            if case .finished = state { screen.close() }
            return
        }
        screen.onEvents = { [weak self] in self?.handle($0) }
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
    public func quit() {
        let old = state
        state = .finished
        if case .running(let continuation) = old { continuation.resume() }
    }

    /// Shows the window in other colours; nothing is drawn anew for it.
    public func setColors(_ colors: any ColorResolver) {
        screen.setColors(colors)
        requestFrame()
    }

    /// Asks for a frame before long: at once, unless the last one was less than a sixtieth of a second ago.
    func requestFrame() {
        guard !isFrameScheduled else { return }
        isFrameScheduled = true
        let sinceLast = lastFrame.map { ContinuousClock.now - $0 } ?? Self.frameInterval
        let wait = Self.frameInterval - sinceLast
        if wait <= .zero {
            DispatchQueue.main.async { self.drawFrame() }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + wait.dispatchInterval) { self.drawFrame() }
        }
    }

    private func begin(_ continuation: CheckedContinuation<Void, Never>) {
        if case .finished = state {
            continuation.resume()
        } else {
            state = .running(continuation)
        }
    }

    private func handle(_ events: [Event]) {
        timeline?.catchUp()
        for event in events {
            if case .finished = state { return }
            window.send(event)
        }
    }

    private func drawFrame() {
        handle(screen.readEvents())
        isFrameScheduled = false
        if case .finished = state { return }
        window.update()
        screen.present(surface: window.surface, cursor: window.cursor)
        // Behind the frame, so that what the title says is on the screen already.
        screen.setTitle(window.title)
        lastFrame = .now
    }
}
