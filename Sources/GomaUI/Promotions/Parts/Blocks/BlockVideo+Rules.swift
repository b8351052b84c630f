/// What may happen to a video.
extension BlockVideo {
    private static let keptMilliseconds = 100...10_000

    /// Whether there is anything to play.
    public var canPlay: Bool { !frameNames.isEmpty }

    /// How long a picture stays.
    public var frameTime: Duration {
        .milliseconds(min(max(frameMilliseconds, Self.keptMilliseconds.lowerBound), Self.keptMilliseconds.upperBound))
    }

    /// The picture that it stands at; `nil` where that is none of them.
    public var shownFrameName: String? { frameNames.indices.contains(frame) ? frameNames[frame] : nil }

    /// How long it has been played.
    public var elapsed: Duration { frameTime * min(max(frame, 0), frameNames.count) }

    /// How long it takes to its end.
    public var length: Duration { frameTime * frameNames.count }

    /// How much of it is played, 0…1: the picture that it stands at counts.
    public var progress: Double {
        guard canPlay, phase == .playing || phase == .paused else { return 0 }
        return Double(min(max(frame, -1), frameNames.count - 1) + 1) / Double(frameNames.count)
    }

    /// Plays, pauses or goes on; from the start where it has ended, once more where it failed.
    /// - Parameters:
    ///   - isLoaded: whether its pictures have come before.
    ///   - moves: whether pictures follow each other by themselves; without motion each is asked for.
    public mutating func togglePlayback(isLoaded: Bool, moves: Bool) {
        guard canPlay else { return }
        switch phase {
        case .loading: phase = .ready
        case .playing where moves: phase = .paused
        case .paused where moves: phase = .playing
        case .playing, .paused:
            phase = .paused
            showNextFrame()
        case .ready, .ended, .failed:
            frame = 0
            phase = isLoaded ? Self.begun(moves) : .loading
        }
    }

    /// Its pictures have come.
    public mutating func framesArrived(moves: Bool) {
        if phase == .loading { phase = Self.begun(moves) }
    }

    /// Its pictures are not to be had.
    public mutating func framesFailed() {
        if phase == .loading { phase = .failed }
    }

    /// The time of a picture is over: the next one follows, or the video stops at its end.
    public mutating func frameTimePassed() {
        if phase == .playing { showNextFrame() }
    }

    private static func begun(_ moves: Bool) -> VideoPhase { moves ? .playing : .paused }

    private mutating func showNextFrame() {
        guard frame < frameNames.count - 1 else {
            frame = 0
            phase = .ended
            return
        }
        frame = max(0, frame) + 1
    }
}
