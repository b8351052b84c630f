/// The playing of a video: its pictures are loaded, then one follows the other.
@MainActor
package final class VideoPlayback {
    private let environment: ViewEnvironment
    private let update: ((inout BlockVideo) -> Void) -> Void
    private var ticks: AnyCancellable?
    /// The pictures that follow each other by the ticks, and how long each stays; `nil` before the first.
    private var played: (names: [String], pace: Duration)?
    /// The pictures that are asked for; `nil` while none are.
    private var asked: [String]?
    private var arrivals: [AnyCancellable] = []
    private var awaited: Set<String> = []
    private var loaded: Set<String> = []

    /// - Parameter update: changes the video where it is kept.
    package init(in environment: ViewEnvironment, update: @escaping ((inout BlockVideo) -> Void) -> Void) {
        self.environment = environment
        self.update = update
    }

    /// Whether pictures follow each other by themselves.
    private var moves: Bool { !environment.reducesMotion }

    /// Plays, pauses or goes on.
    package func toggle() {
        update { [loaded, moves] video in
            video.togglePlayback(isLoaded: loaded.isSuperset(of: video.frameNames), moves: moves)
        }
    }

    /// Starts and stops what a video needs now.
    package func keepTime(for video: BlockVideo) {
        if video.phase != .loading || video.frameNames != asked { (asked, arrivals, awaited) = (nil, [], []) }
        let isPlayed = played?.names == video.frameNames && played?.pace == video.frameTime
        if video.phase != .playing || !moves || !isPlayed { ticks = nil }
        switch video.phase {
        case .loading where asked == nil: load(video.frameNames)
        case .playing where moves && ticks == nil:
            played = (video.frameNames, video.frameTime)
            ticks = environment.scheduler.every(video.frameTime) { [weak self] in self?.update { $0.frameTimePassed() }
            }
        default: break
        }
    }

    private func load(_ names: [String]) {
        asked = names
        awaited = Set(names)
        loaded = []
        arrivals = awaited.sorted().map { name in
            environment.imageLoader.image(named: name).sink { [weak self] completion in
                if case .failure = completion { self?.update { $0.framesFailed() } }
            } receiveValue: { [weak self] _ in
                self?.arrived(name)
            }
        }
    }

    private func arrived(_ name: String) {
        awaited.remove(name)
        loaded.insert(name)
        if awaited.isEmpty { update { [moves] in $0.framesArrived(moves: moves) } }
    }
}
