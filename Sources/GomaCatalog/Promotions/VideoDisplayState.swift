/// A state that is a video and nothing else.
protocol VideoDisplayState: DisplayState {
    init(video: BlockVideo)
}

extension VideoBlockDisplayState: VideoDisplayState {}
extension VideoSectionDisplayState: VideoDisplayState {}

extension VideoDisplayState {
    static var ready: Self { Self(video: .tour) }
    static var loading: Self { Self(video: .tour.at(0, .loading)) }
    static var playing: Self { Self(video: .tour.at(2, .playing)) }
    static var paused: Self { Self(video: .tour.at(5, .paused)) }
    static var ended: Self { Self(video: .tour.at(0, .ended)) }
    static var failed: Self {
        Self(
            video: BlockVideo(
                title: "Goals of the month", posterName: "poster-goals",
                frameNames: ["missing-goal-1", "missing-goal-2"], phase: .failed))
    }
    static var withoutPoster: Self {
        Self(
            video: BlockVideo(
                title: "How cash out works, in half a minute", frameNames: ["cash-out-1", "cash-out-2", "cash-out-3"],
                frameMilliseconds: 10_000, proportion: 2.5))
    }
    static var withoutVideo: Self {
        Self(video: BlockVideo(title: "Behind the scenes", posterName: "poster-scenes", frameNames: []))
    }
}

extension BlockVideo {
    fileprivate static let tour = Self(
        title: "A look around", posterName: "poster-tour", frameNames: (1...8).map { "tour-\($0)" })

    fileprivate func at(_ frame: Int, _ phase: VideoPhase) -> Self {
        with { ($0.frame, $0.phase) = (frame, phase) }
    }
}
