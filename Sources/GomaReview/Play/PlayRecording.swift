/// A run as it is watched: which frame is on show at which moment, at a pace at which a reader can follow.
///
/// Keys follow each other by less than a second whatever the script says, waits are no longer than ``longestWait``, and what
/// changes more often than a reader sees is left out. A frame with a title stays a while, and begins a chapter.
package struct PlayRecording {
    /// What is on show from a moment on.
    package struct Moment {
        /// From the beginning.
        package let time: Duration
        package fileprivate(set) var frame: PlayFrame
    }

    /// The beginning of a part of the run that has a title.
    package struct Chapter: Equatable {
        package let time: Duration
        package let title: String
    }

    /// What the run is called.
    package let title: String
    /// The longest time for which a wait of the script goes on here; what happens in a longer one goes by faster.
    package let longestWait: Duration

    package private(set) var moments: [Moment] = []
    package private(set) var chapters: [Chapter] = []

    /// What a script does from one frame to the next.
    private enum Pace: Equatable {
        case typing
        case acting
        /// A wait that begins at a moment of virtual time, and how much slower it goes than the recording.
        case waiting(since: Duration, factor: Double)
    }

    private var pace = Pace.acting
    /// When the step began that is being played.
    private var start = Duration.zero
    /// What has changed a moment after something else, and is shown when that has been seen.
    private var pending: Moment?

    /// How long what a key has done is on show before the next one.
    private static let keyTime = Duration.milliseconds(450)
    private static let letterTime = Duration.milliseconds(70)
    /// How long a frame with a title is on show.
    private static let chapterTime = Duration.milliseconds(1500)
    /// How long what changes by itself is on show at least.
    private static let flicker = Duration.milliseconds(120)

    package init(title: String, longestWait: Duration = .seconds(2)) {
        self.title = title
        self.longestWait = longestWait
    }

    /// How long the recording is by now.
    package var length: Duration { max(start, (pending ?? moments.last)?.time ?? .zero) }

    /// The largest of its frames, in cells.
    package var size: Size {
        moments.reduce(into: Size.zero) { size, moment in
            size.width = max(size.width, moment.frame.surface.size.width)
            size.height = max(size.height, moment.frame.surface.size.height)
        }
    }

    /// Takes in that a step of the script begins.
    /// - Parameter time: how far the script's own time has come.
    mutating func begin(_ step: PlayStep, at time: Duration) {
        end()
        switch step {
        case .wait(let duration):
            let factor = duration > longestWait ? longestWait / duration : 1
            pace = .waiting(since: time, factor: factor)
        case .type: pace = .typing
        case .frame(let title):
            if !title.isEmpty {
                chapters.append(Chapter(time: start, title: title))
                start += Self.chapterTime
            }
            pace = .acting
        default: pace = .acting
        }
    }

    /// Takes in that the script has ended, or that a step of it has.
    /// - Parameter time: how far the script's own time has come; where a wait has ended, it is shown to its end.
    mutating func end(at time: Duration? = nil) {
        if let time, case .waiting(let since, let factor) = pace { start += (time - since) * factor }
        show()
        start = max(start, moments.last?.time ?? .zero)
        pace = .acting
    }

    /// Adds a frame that differs from the one before.
    package mutating func add(_ frame: PlayFrame) {
        guard let last = moments.last else {
            moments.append(Moment(time: .zero, frame: frame))
            return
        }
        switch pace {
        case .typing, .acting:
            let time = pace == .typing ? Self.letterTime : Self.keyTime
            moments.append(Moment(time: max(start, last.time) + time, frame: frame))
        case .waiting(let since, let factor):
            let time = start + (frame.time - since) * factor
            if let waiting = pending, time < waiting.time {
                pending?.frame = frame
                return
            }
            show()
            pending = Moment(time: max(time, (moments.last?.time ?? .zero) + Self.flicker), frame: frame)
        }
    }

    private mutating func show() {
        if let pending { moments.append(pending) }
        pending = nil
    }
}
