/// A component in one state, moment after moment.
@MainActor
public struct Film: Sendable {
    /// The choice of moments to show.
    public enum Choice: Hashable, Sendable {
        /// These, counted from the first frame.
        case moments([Duration])
        /// The first frame, and every moment at which something changes, until nothing is left to happen or
        /// ``Film/longest`` is over.
        case events
        /// The first frame and a few in which its characters change by themselves, for an approved dump.
        case motion
    }

    /// The picture that is shown from a moment on.
    public struct Frame: Hashable, Sendable {
        /// The moment, counted from the first frame.
        public let time: Duration
        /// What is shown from then on.
        public let surface: Surface
    }

    /// Time after which nobody waits for something to come to rest.
    public nonisolated static let longest = Duration.seconds(10)
    /// Frames that tell enough of something that never rests.
    package nonisolated static let mostFrames = 60
    /// Frames that an approved dump holds of a state at most.
    nonisolated static let mostApprovedFrames = 6

    /// Moments at which something has changed, the first one first.
    public let frames: [Frame]
    /// Whether more happens behind the last frame.
    public let isCut: Bool

    /// Draws a component on a time line of its own.
    /// - Parameter index: of `ComponentDescriptor.states`.
    /// - Throws: `DecodingError` where ``RenderOptions/given`` is no state of this component.
    public init(
        _ component: ComponentDescriptor, stateAt index: Int, options: RenderOptions, choice: Choice
    ) throws {
        let offscreen = try OffscreenComponent(component, stateAt: index, options: options)
        switch choice {
        case .moments(let moments):
            frames = Set(moments).sorted().map { moment in
                offscreen.move(to: moment)
                return Self.frame(of: offscreen)
            }
            isCut = false
        case .events: (frames, isCut) = Self.events(on: offscreen, atMost: Self.mostFrames) { $0.surface == $1.surface }
        case .motion:
            (frames, isCut) = Self.events(on: offscreen, atMost: Self.mostApprovedFrames) {
                $0.surface.rows == $1.surface.rows
            }
        }
    }

    /// A single frame.
    init(still surface: Surface, at time: Duration) {
        frames = [Frame(time: time, surface: surface)]
        isCut = false
    }

    /// Whether there is anything to see that one picture does not show.
    public var moves: Bool { frames.count > 1 }

    private static func events(
        on offscreen: OffscreenComponent, atMost count: Int, isSame: (Frame, Frame) -> Bool
    ) -> (frames: [Frame], isCut: Bool) {
        var frames = [frame(of: offscreen)]
        while let next = offscreen.nextEvent, next <= longest {
            offscreen.move(to: next)
            let frame = frame(of: offscreen)
            if let last = frames.last, isSame(last, frame) { continue }
            guard frames.count < count else { return (frames, true) }
            frames.append(frame)
        }
        return (frames, offscreen.nextEvent != nil)
    }

    private static func frame(of offscreen: OffscreenComponent) -> Frame {
        Frame(time: offscreen.time, surface: offscreen.window.surface)
    }
}
